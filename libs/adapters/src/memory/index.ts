export * from './memory-cart-gateway.js';
export * from './memory-catalogue-gateway.js';
export * from './memory-orders-gateway.js';
export * from './memory-payment-gateway.js';
export * from './memory-purchase-ledger.js';
export * from './memory-reporter.js';
export * from './memory-shelf.js';
export * from './outage.js';
