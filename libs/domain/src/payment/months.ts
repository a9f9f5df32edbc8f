import { money, type Money } from '../money/money.js';
import { monthsCurrency } from './payment.js';

/** A bank whose cards can pay in interest-free months (docs/rules/purchase.md#months). */
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** One of the shop's images or a data URL; if `undefined`, pages show the name. */
  readonly logo: string | undefined;
  readonly months: readonly number[];
}

export interface MonthsPlan {
  readonly bank: number;
  readonly months: number;
}

/** Payments that add up to the total; the first takes the remainder and is the highest. */
export interface MonthsSchedule {
  readonly months: number;
  readonly first: Money;
  readonly rest: Money;
}

/** The smallest monthly payment, in centavos. */
export const leastAMonth = 10_000;

const mostMonths = 60;

/** `undefined` for another currency or too small a monthly payment. */
export function scheduleOf(total: Money, months: number): MonthsSchedule | undefined {
  const isSplit = Number.isInteger(months) && months >= 2 && months <= mostMonths;
  if (total.currency !== monthsCurrency || !isSplit) return undefined;
  const each = Math.floor(total.amount / months);
  if (each < leastAMonth) return undefined;
  const first = total.amount - each * (months - 1);
  return { months, first: money(first, monthsCurrency), rest: money(each, monthsCurrency) };
}

/** The banks with the terms possible for a total; leaves out banks without any. */
export function banksFor(banks: readonly Bank[], total: Money): readonly Bank[] {
  return banks
    .map((bank) => ({
      ...bank,
      months: [...new Set(bank.months)]
        .filter((months) => scheduleOf(total, months))
        .toSorted((one, other) => one - other),
    }))
    .filter(({ months }) => months.length > 0);
}

export const termsOf = (banks: readonly Bank[]): readonly number[] =>
  [...new Set(banks.flatMap(({ months }) => months))].toSorted((one, other) => one - other);

export function longestSchedule(banks: readonly Bank[], total: Money): MonthsSchedule | undefined {
  const longest = termsOf(banksFor(banks, total)).at(-1);
  return longest === undefined ? undefined : scheduleOf(total, longest);
}

export const offersPlan = (banks: readonly Bank[], total: Money, plan: MonthsPlan): boolean =>
  banksFor(banks, total).some(({ id, months }) => id === plan.bank && months.includes(plan.months));

/** `3.13`: bank 3, 13 months. */
export const writePlan = ({ bank, months }: MonthsPlan): string => `${bank}.${months}`;

export function readPlan(text: string): MonthsPlan | undefined {
  const [, bank, months] = /^(\d{1,9})\.(\d{1,2})$/.exec(text) ?? [];
  return bank && months ? { bank: Number(bank), months: Number(months) } : undefined;
}
