import { latePart } from '../../../shop/late-part.js';

const editor = latePart(async () => (await import('./static-parts.js')).CartEditor);

export const cartStaticParts = editor.staticParts;

/** The form of an open line or package; its code loads when one is opened. */
export const LateEditor = editor.Shown;
