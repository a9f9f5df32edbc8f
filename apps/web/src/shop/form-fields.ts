import type { Fields } from './bff.js';

/**
 * The fields that a form would send, including the pressed button. Repeated names become lists. The
 * caller names the form's type; the BFF refuses any other field.
 */
export function formFields<Form extends object = Fields>(
  form: HTMLFormElement,
  submitter?: HTMLElement | null,
): Form {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== 'string') continue;
    const known = fields[name];
    fields[name] = known === undefined ? value : [known, value].flat();
  }
  return fields as unknown as Form; // as: the inputs of our own form, which the BFF checks
}
