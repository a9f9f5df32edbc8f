export * from './file-content.js';
export { ContentError } from './read-json.js';
