import type { ErrorCode } from '../errors/error-catalogue.js';
import { type Country, isCountry } from '../visitor/country.js';
import { isEmail, tidyEmail } from '../visitor/email.js';
import { isFitName, tidyName } from '../visitor/person-name.js';
import { tidy } from '../visitor/typed-text.js';

export interface SubscriptionForm {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: string;
  /** Accepts the privacy notice. */
  readonly accepts: boolean;
  /** Permits mails. */
  readonly permits: boolean;
}

export type SubscriptionField = keyof SubscriptionForm;

/** Trimmed and in NFC. Both boxes were ticked. */
export interface Subscription {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly country: Country;
}

/** A refusal and its form field; `page` if the visitor can't correct it. */
export interface SubscriptionProblem {
  readonly field: SubscriptionField | 'page';
  readonly code: ErrorCode;
}

export type CheckedSubscription =
  | { readonly kind: 'subscription'; readonly subscription: Subscription }
  | { readonly kind: 'wrong'; readonly problems: readonly SubscriptionProblem[] };

/** In UTF-16 units; first and last name alike. */
export { longestName as longestSubscriberName } from '../visitor/person-name.js';

/** Reports every wrong field, in form order (docs/rules/newsletter.md#fields). */
export function checkSubscription(form: SubscriptionForm): CheckedSubscription {
  const subscription: Subscription = {
    name: tidyName(form.name),
    lastName: tidyName(form.lastName),
    email: tidyEmail(form.email),
    country: tidy(form.country),
  };
  const problems = [
    problem('name', nameCode(subscription.name, 'firstName', 'firstNameFormat')),
    problem('lastName', nameCode(subscription.lastName, 'lastName', 'lastNameFormat')),
    problem('email', emailCode(subscription.email)),
    problem('country', countryCode(subscription.country)),
    problem('accepts', form.accepts ? undefined : 'boxNotTicked'),
    problem('permits', form.permits ? undefined : 'boxNotTicked'),
  ].filter((found) => found !== undefined);
  return problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'subscription', subscription };
}

const problem = (
  field: SubscriptionField,
  code: ErrorCode | undefined,
): SubscriptionProblem | undefined => code && { field, code };

function nameCode(text: string, missing: ErrorCode, wrong: ErrorCode): ErrorCode | undefined {
  if (!text) return missing;
  return isFitName(text) ? undefined : wrong;
}

function emailCode(text: string): ErrorCode | undefined {
  if (!text) return 'emailMissing';
  return isEmail(text) ? undefined : 'emailWrong';
}

function countryCode(text: string): ErrorCode | undefined {
  if (!text) return 'country';
  return isCountry(text) ? undefined : 'countryFormat';
}

const refusals = {
  firstNameFormat: 'name',
  lastNameFormat: 'lastName',
  emailWrong: 'email',
  countryFormat: 'country',
  newsletterDuplicate: 'email',
  newsletterSite: 'page',
  newsletterLanguage: 'page',
  newsletterOther: 'page',
} as const satisfies Partial<Record<ErrorCode, SubscriptionProblem['field']>>;

export type SubscriptionRefusal = keyof typeof refusals;

export const refusedSubscription = (code: SubscriptionRefusal) =>
  ({ code, field: refusals[code] }) satisfies SubscriptionProblem;
