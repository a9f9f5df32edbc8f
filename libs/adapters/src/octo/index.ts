export { octoHeaders } from './octo-account.js';
export * from './octo-ports.js';
export { SuppliersCodes } from './octo-without.js';
