import type { ErrorCode } from '@shop/domain';
import type { Words } from './use-error-text.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** What an empty field is missing, by its name: the entries that the server answers with. */
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

/** What is wrong with a field as it stands, as an entry of the catalogue. */
export function problemIn(
  { name, validity, value }: Control,
  words: Words | undefined,
): ErrorCode | undefined {
  // HTML's own rule knows neither accents nor what a paste brings along.
  if (words && name === 'email' && value !== '')
    return words.isEmail(words.tidyEmail(value)) ? undefined : 'emailWrong';
  return validity.valid ? undefined : missing[name];
}
