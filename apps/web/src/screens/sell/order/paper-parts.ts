export { RightForm } from './right-form.js';
