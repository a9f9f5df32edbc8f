export * from './memory-call-requests.js';
export * from './memory-mail-queue.js';
export * from './memory-order-changes.js';
export * from './memory-order-links.js';
export * from './memory-price-history.js';
export * from './memory-purchase-ledger.js';
export * from './memory-records.js';
export * from './memory-short-lived.js';
