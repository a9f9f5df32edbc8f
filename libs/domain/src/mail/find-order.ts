import type { Order } from '../order/order.js';
import { emailKey, isEmail, tidyEmail } from '../visitor/email.js';
import { codesToTry, tidyCode } from '../visitor/typed-text.js';

export interface OrderLookup {
  readonly number: string;
  readonly email: string;
}

export interface LookupProblem {
  readonly field: keyof OrderLookup;
  readonly code: 'orderNumberMissing' | 'orderNumberWrong' | 'emailMissing' | 'emailWrong';
}

export type CheckedLookup =
  | { readonly kind: 'good'; readonly good: OrderLookup }
  | { readonly kind: 'wrong'; readonly problems: readonly LookupProblem[] };

/** Accepts the order numbers of any backend. */
const numberShape = /^[\w.-]{1,64}$/;

/** Reports every wrong field, in form order. */
export function checkOrderLookup(typed: OrderLookup): CheckedLookup {
  const number = tidyCode(typed.number).replace(/\s+/gu, '-');
  const email = tidyEmail(typed.email);
  const problems: LookupProblem[] = [];
  if (!number) problems.push({ field: 'number', code: 'orderNumberMissing' });
  else if (!numberShape.test(number)) problems.push({ field: 'number', code: 'orderNumberWrong' });
  if (!email) problems.push({ field: 'email', code: 'emailMissing' });
  else if (!isEmail(email)) problems.push({ field: 'email', code: 'emailWrong' });
  return problems.length > 0
    ? { kind: 'wrong', problems }
    : { kind: 'good', good: { number, email } };
}

/** As typed, then in our format (`TQ-7K2M-91XD`): other backends may not use it. */
export const numbersToTry = (number: string): readonly string[] => [
  ...new Set([number, ...codesToTry(number, 2)]),
];

export const isSameEmail = (one: string, other: string): boolean =>
  emailKey(one) === emailKey(other);

export const isBoughtBy = ({ contact }: Pick<Order, 'contact'>, email: string): boolean =>
  isSameEmail(contact.email, email);

/** `a•••@correo.example`: its owner recognises it, other people can't. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${at < 0 ? '' : email.slice(at)}`;
}
