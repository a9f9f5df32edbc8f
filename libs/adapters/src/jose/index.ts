export * from './jose-order-links.js';
export * from './jose-quote-tokens.js';
export * from './jose-voucher-codes.js';
