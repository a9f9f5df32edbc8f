import type { ErrorCode } from '../errors/error-catalogue.js';
import { isCountry } from '../visitor/country.js';
import { isEmail, tidyEmail } from '../visitor/email.js';
import { isFitName, tidyName } from '../visitor/person-name.js';
import { tidy } from '../visitor/typed-text.js';
import type { Contact } from './order.js';

export interface PhonePlan {
  hasCountry(country: string): boolean;
  /** A dialable number in E.164, with `;ext=` for an extension (RFC 3966). */
  read(typed: string, country: string): string | undefined;
}

export type CheckedContact =
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'wrong'; readonly codes: readonly ErrorCode[] };

/** Reports every wrong field, in form order. The last name is optional. */
export function checkContact(typed: Contact, phones: PhonePlan): CheckedContact {
  const firstName = tidyName(typed.firstName);
  const lastName = tidyName(typed.lastName);
  const email = tidyEmail(typed.email);
  const country = tidy(typed.country).toUpperCase();
  const phone = phones.read(typed.phone, country);
  const codes: ErrorCode[] = [];
  if (!firstName) codes.push('firstName');
  else if (!isFitName(firstName)) codes.push('firstNameFormat');
  if (!isFitName(lastName)) codes.push('lastNameFormat');
  if (!email) codes.push('emailMissing');
  else if (!isEmail(email)) codes.push('emailWrong');
  if (!isCountry(country) || !phones.hasCountry(country)) codes.push('country');
  if (!phone) codes.push('phone');
  if (codes.length > 0 || !phone) return { kind: 'wrong', codes };
  return { kind: 'contact', contact: { firstName, lastName, email, country, phone } };
}
