import { latePart } from '../../../shop/late-part.js';

const editor = latePart(async () => (await import('./paper-parts.js')).CartEditor);

export const cartPaper = editor.paper;

/** The form of an open line or package; its code loads when one is opened. */
export const LateEditor = editor.Shown;
