export * from './jose-order-links.js';
export * from './jose-quote-tokens.js';
