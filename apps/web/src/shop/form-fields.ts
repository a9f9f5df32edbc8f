import type { Fields } from './bff.js';

/** What a form would send, the pressed button included; names that repeat become lists. */
export function formFields(form: HTMLFormElement, submitter?: HTMLElement | null): Fields {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value !== 'string') continue;
    const known = fields[name];
    fields[name] = known === undefined ? value : [known, value].flat();
  }
  return fields;
}
