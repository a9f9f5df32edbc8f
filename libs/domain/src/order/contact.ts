import type { ErrorCode } from '../errors/error-catalogue.js';
import { isCountry } from '../visitor/country.js';
import { isEmail } from '../visitor/email.js';
import { isFitName, tidy } from '../visitor/person-name.js';
import type { Contact } from './order.js';

/** What is known of the world's telephone numbers. */
export interface PhonePlan {
  hasCountry(country: string): boolean;
  /** A number as E.164; `undefined` when no phone of that country could have it. */
  read(typed: string, country: string): string | undefined;
}

export type CheckedContact =
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'wrong'; readonly codes: readonly ErrorCode[] };

/** Who buys, as it was typed; every wrong field at once, in the order of the form. */
export function checkContact(typed: Contact, phones: PhonePlan): CheckedContact {
  const firstName = tidy(typed.firstName);
  const lastName = tidy(typed.lastName);
  const email = tidy(typed.email);
  const country = tidy(typed.country).toUpperCase();
  const phone = phones.read(typed.phone, country);
  const codes: ErrorCode[] = [];
  if (!isName(firstName)) codes.push('firstName');
  if (!isName(lastName)) codes.push('lastName');
  if (!email) codes.push('emailMissing');
  else if (!isEmail(email)) codes.push('emailWrong');
  if (!isCountry(country) || !phones.hasCountry(country)) codes.push('country');
  if (!phone) codes.push('phone');
  if (codes.length > 0 || !phone) return { kind: 'wrong', codes };
  return { kind: 'contact', contact: { firstName, lastName, email, country, phone } };
}

const isName = (text: string) => text !== '' && isFitName(text);
