export * from './clocks.js';
export * from './random-ids.js';
export * from './stream-reporter.js';
