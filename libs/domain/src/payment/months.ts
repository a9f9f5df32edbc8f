import { money, type Money } from '../money/money.js';
import { monthsCurrency } from './payment.js';

/** A bank that lets its cards pay in interest-free months (docs/rules/purchase.md#months). */
export interface Bank {
  readonly id: number;
  readonly name: string;
  /** An image of ours or within the text; `undefined`: the name is shown. */
  readonly logo: string | undefined;
  readonly months: readonly number[];
}

/** What was chosen: the months of a bank. */
export interface MonthsPlan {
  readonly bank: number;
  readonly months: number;
}

/**
 * What is paid each month: the first payment takes what does not divide; together they are the total.
 * Where one amount stands for all months it is the first, so that no payment is higher.
 */
export interface MonthsSchedule {
  readonly months: number;
  readonly first: Money;
  /** Each of the others. */
  readonly rest: Money;
}

/** The least that a month may cost, in centavos. */
export const leastAMonth = 10_000;

/** More than any bank offers. */
const mostMonths = 60;

/** `undefined` where the total can't be split so: another currency, or too little a month. */
export function scheduleOf(total: Money, months: number): MonthsSchedule | undefined {
  const isSplit = Number.isInteger(months) && months >= 2 && months <= mostMonths;
  if (total.currency !== monthsCurrency || !isSplit) return undefined;
  const each = Math.floor(total.amount / months);
  if (each < leastAMonth) return undefined;
  const first = total.amount - each * (months - 1);
  return { months, first: money(first, monthsCurrency), rest: money(each, monthsCurrency) };
}

/** The banks with the months that a total can be split over; one without any is left out. */
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

/** Every number of months that any of the banks has, the fewest first. */
export const termsOf = (banks: readonly Bank[]): readonly number[] =>
  [...new Set(banks.flatMap(({ months }) => months))].toSorted((one, other) => one - other);

/** The longest way to split a total, whichever bank has it. */
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
