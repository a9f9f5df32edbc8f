import { latePart } from '../../../shop/late-part.js';

const editor = latePart(async () => (await import('./paper-parts.js')).CartEditor);

export const cartPaper = editor.paper;

/** The form of what is open: its code comes when something is opened, and is no part of the cart's. */
export const LateEditor = editor.Shown;
