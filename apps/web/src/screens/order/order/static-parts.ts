export { ChangeList } from './change-list.js';
export { RightForm } from './right-form.js';
