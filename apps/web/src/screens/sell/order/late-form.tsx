import { latePart } from '../../../shop/late-part.js';

const form = latePart(async () => (await import('./paper-parts.js')).RightForm);
const changes = latePart(async () => (await import('./paper-parts.js')).ChangeList);

export const orderPaper = {
  load: async () => {
    await Promise.all([form.paper.load(), changes.paper.load()]);
  },
} as const;

/** The form of a right; its code loads when one is opened. */
export const LateForm = form.Shown;

/** Loads late too, since few orders have changes. */
export const LateChanges = changes.Shown;
