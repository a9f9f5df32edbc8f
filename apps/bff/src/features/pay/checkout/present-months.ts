import {
  type Bank,
  banksFor,
  formatNumber,
  type Language,
  type Money,
  offersPlan,
  readPlan,
  scheduleOf,
  termsOf,
} from '@shop/domain';
import type { MonthsView, TermView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';

/** Monthly instalments by bank and number of months; `undefined` if no bank splits the total. */
export function presentMonths(
  all: readonly Bank[],
  total: Money,
  typed: string | undefined,
  language: Language,
): MonthsView | undefined {
  const banks = banksFor(all, total);
  const terms = termsOf(banks).flatMap((months) => presentTerm(total, months, language));
  const lowest = terms.at(-1);
  if (!lowest) return undefined;
  const plan = readPlan(typed ?? '');
  return {
    terms,
    banks: banks.map(({ id, name, logo, months }) => ({ id, name, logo, months })),
    from: lowest.first,
    chosen: plan && offersPlan(banks, total, plan) ? typed : undefined,
  };
}

function presentTerm(total: Money, months: number, language: Language): readonly TermView[] {
  const schedule = scheduleOf(total, months);
  if (!schedule) return [];
  const { first, rest } = schedule;
  return [
    {
      months,
      short: formatNumber(first),
      rest: presentMoney(rest, language),
      first: presentMoney(first, language),
      remainder: first.amount - rest.amount,
    },
  ];
}
