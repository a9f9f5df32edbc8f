export * from './jose-quote-tokens.js';
