export * from './code-flow.js';
export * from './code-flow-strategy.js';
export * from './oidc-provider.js';
export * from './settings.js';
export * from './ask-provider.js';
