export * from './file-content.js';
export * from './file-hotels.js';
export * from './file-help.js';
export * from './file-places.js';
export * from './file-offers.js';
export { ContentError } from './read-json.js';
