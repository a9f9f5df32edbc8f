import type { Fields } from './bff.js';

/**
 * What a form would send, the pressed button included; names that repeat become lists. The caller
 * says which form it is. The compiler cannot check that, but the BFF refuses any other field.
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
