export * from './switch.js';
export * from './switches.js';
