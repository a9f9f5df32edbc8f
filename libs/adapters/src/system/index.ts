export * from './clocks.js';
export * from './in-slices.js';
export * from './random-ids.js';
export * from './stream-reporter.js';
