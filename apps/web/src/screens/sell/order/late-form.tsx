import { latePart } from '../../../shop/late-part.js';

const form = latePart(async () => (await import('./paper-parts.js')).RightForm);

export const orderPaper = form.paper;

/** The form of a right: its code comes when one is opened, and is no part of the order's. */
export const LateForm = form.Shown;
