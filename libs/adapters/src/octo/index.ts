export { askSupplier } from './ask-supplier.js';
export { octoHeaders } from './octo-account.js';
export * from './octo-ports.js';
export { GateCodes, SuppliersCodes } from './octo-codes.js';
