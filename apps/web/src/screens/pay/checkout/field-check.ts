import type { ErrorCode } from '@shop/domain';
import type { Words } from './use-error-text.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** Error codes of empty fields, the same as the server's. */
const missing: Readonly<Record<string, ErrorCode>> = {
  firstName: 'firstName',
  email: 'emailMissing',
  country: 'country',
  phone: 'phone',
  method: 'methodMissing',
};

export const isControl = (target: EventTarget): target is Control =>
  (target instanceof HTMLInputElement && target.type !== 'hidden') ||
  target instanceof HTMLSelectElement;

/** The error code of a field, or `undefined`. */
export function problemIn(
  { name, validity, value }: Control,
  words: Words | undefined,
): ErrorCode | undefined {
  // Browser validation refuses accents and invisible characters from a paste.
  if (words && name === 'email' && value !== '')
    return words.isEmail(words.tidyEmail(value)) ? undefined : 'emailWrong';
  return validity.valid ? undefined : missing[name];
}
