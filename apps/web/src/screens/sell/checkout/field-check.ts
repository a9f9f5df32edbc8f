import type { ErrorCode } from '@shop/domain';

type Control = HTMLInputElement | HTMLSelectElement;

/** What an empty field is missing, by its name: the entries that the server answers with. */
const missing: Readonly<Record<string, ErrorCode>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'emailMissing',
  country: 'country',
  phone: 'phone',
  method: 'methodMissing',
};

export const isControl = (target: EventTarget): target is Control =>
  (target instanceof HTMLInputElement && target.type !== 'hidden') ||
  target instanceof HTMLSelectElement;

/** What HTML itself finds wrong with a field, as an entry of the catalogue. */
export function problemIn({ name, validity }: Control): ErrorCode | undefined {
  if (validity.valid) return undefined;
  return validity.typeMismatch && name === 'email' ? 'emailWrong' : missing[name];
}
