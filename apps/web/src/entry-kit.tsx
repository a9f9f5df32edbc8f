export { renderKit } from './runtime/kit/render-kit.js';
