import { latePart } from '../../../shop/late-part.js';

const form = latePart(async () => (await import('./static-parts.js')).RightForm);
const changes = latePart(async () => (await import('./static-parts.js')).ChangeList);

export const orderStaticParts = {
  load: async () => {
    await Promise.all([form.staticParts.load(), changes.staticParts.load()]);
  },
} as const;

/** The form of a right; its code loads when one is opened. */
export const LateForm = form.Shown;

/** Loads late too, since few orders have changes. */
export const LateChanges = changes.Shown;
