import type { ErrorCode } from '../errors/error-catalogue.js';
import type { WantedStay } from '../hotel/check-stay.js';
import type { Language } from '../language/language.js';
import type { PhonePlan } from '../order/contact.js';
import { type Country, isCountry } from '../visitor/country.js';
import { isFitName, tidyName } from '../visitor/person-name.js';
import { tidy } from '../visitor/typed-text.js';

export interface CallForm {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
}

/** Whom to call: a one-line name, and a number that `PhonePlan` accepted. */
export interface Caller {
  readonly name: string;
  readonly phone: string;
  readonly country: Country;
}

/** A call-back request with the room search that found nothing. */
export interface CallRequest extends Caller {
  readonly language: Language;
  readonly stay: WantedStay;
}

export interface CallProblem {
  readonly field: keyof CallForm;
  readonly code: ErrorCode;
}

export type CheckedCall =
  | { readonly kind: 'caller'; readonly caller: Caller }
  | { readonly kind: 'wrong'; readonly problems: readonly CallProblem[] };

/** Reports every wrong field, in form order. */
export function checkCallForm(typed: CallForm, phones: PhonePlan): CheckedCall {
  const name = tidyName(typed.name);
  const country = tidy(typed.country).toUpperCase();
  const isKnown = isCountry(country) && phones.hasCountry(country);
  const phone = isKnown ? phones.read(typed.phone, country) : undefined;
  const problems: CallProblem[] = [];
  if (!name) problems.push({ field: 'name', code: 'firstName' });
  else if (!isFitName(name)) problems.push({ field: 'name', code: 'firstNameFormat' });
  if (!country) problems.push({ field: 'country', code: 'country' });
  else if (!isKnown) problems.push({ field: 'country', code: 'countryFormat' });
  if (isKnown && !phone) problems.push({ field: 'phone', code: 'phone' });
  if (problems.length > 0 || !phone) return { kind: 'wrong', problems };
  return { kind: 'caller', caller: { name, phone, country } };
}
