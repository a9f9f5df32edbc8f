export * from './backend.js';
export * from './backend-options.js';
export * from './http-cart-gateway.js';
export * from './http-catalogue-gateway.js';
export * from './http-orders-gateway.js';
export * from './http-payment-gateway.js';
export * from './reply.js';
export * from './segment.js';
