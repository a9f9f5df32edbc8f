export * from './apple-wallet.js';
export * from './configured-wallets.js';
export * from './google-wallet.js';
