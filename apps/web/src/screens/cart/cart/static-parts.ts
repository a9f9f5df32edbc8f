export { CartEditor } from './cart-editor.js';
