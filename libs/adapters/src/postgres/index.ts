export * from './migrate.js';
export * from './open-pool.js';
export * from './postgres-counts.js';
export * from './postgres-mail-queue.js';
export * from './postgres-order-links.js';
export * from './postgres-price-history.js';
export * from './postgres-purchase-ledger.js';
export * from './postgres-short-lived.js';
