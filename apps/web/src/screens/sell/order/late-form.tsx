import { latePart } from '../../../shop/late-part.js';

const form = latePart(async () => (await import('./paper-parts.js')).RightForm);
const changes = latePart(async () => (await import('./paper-parts.js')).ChangeList);

export const orderPaper = {
  load: async () => {
    await Promise.all([form.paper.load(), changes.paper.load()]);
  },
} as const;

/** The form of a right: its code comes when one is opened, and is no part of the order's. */
export const LateForm = form.Shown;

/** What few orders have, and as late. */
export const LateChanges = changes.Shown;
