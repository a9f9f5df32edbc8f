import type { Contact, ErrorCode } from '@shop/domain';
import { isCountry } from '@shop/domain';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** One at, something on both sides, a dot in the domain: what a mail can be sent to. */
const email = /^[^\s@<>"(),:;]{1,64}@[^\s@<>"(),:;]{1,190}\.[^\s@.<>"(),:;]{2,}$/;
const longestName = 60;

export type CheckedContact =
  | { readonly kind: 'contact'; readonly contact: Contact }
  | { readonly kind: 'wrong'; readonly codes: readonly ErrorCode[] };

/** Reads what was typed; every wrong field at once. The phone is kept as E.164. */
export function checkContact(typed: Contact): CheckedContact {
  const firstName = typed.firstName.trim();
  const lastName = typed.lastName.trim();
  const address = typed.email.trim();
  const country = typed.country.trim().toUpperCase();
  const phone = readPhone(typed.phone, country);
  const codes: ErrorCode[] = [];
  if (!isName(firstName)) codes.push('firstName');
  if (!isName(lastName)) codes.push('lastName');
  if (!address) codes.push('emailMissing');
  else if (address.length > 254 || !email.test(address)) codes.push('emailWrong');
  if (!isCountry(country) || !isSupportedCountry(country)) codes.push('country');
  if (!phone) codes.push('phone');
  if (codes.length > 0 || !phone) return { kind: 'wrong', codes };
  return { kind: 'contact', contact: { firstName, lastName, email: address, country, phone } };
}

/** Control characters could begin a header of a mail; a name has none. */
const isName = (text: string) =>
  text.length > 0 && text.length <= longestName && !/\p{Cc}/u.test(text);

function readPhone(text: string, country: string): string | undefined {
  const region = isSupportedCountry(country) ? (country satisfies CountryCode) : undefined;
  const parsed = parsePhoneNumberFromString(text.slice(0, 40), region);
  return parsed?.isPossible() ? parsed.number : undefined;
}
