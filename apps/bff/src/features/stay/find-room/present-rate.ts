import {
  add,
  currencies,
  formatMoney,
  type Language,
  money,
  type Money,
  type NightPrice,
  parkDayAt,
  parkTimeAt,
  rateKey,
  rateOf,
  type RoomOffer,
  type RoomRule,
  writeDayOfMonth,
  writeTime,
} from '@shop/domain';
import type { NightPriceView, PlaceView, RateView, StayRuleView } from '@shop/ports/screens';
import { presentMoney, presentOffer } from '../../../presenters/present-money.js';
import { writeDays } from './write-days.js';

/** Cancellation rule; a deadline in the past counts as none. */
export function presentRule(
  { freeUntil, laterPercent }: RoomRule,
  language: Language,
  now: Date,
): StayRuleView {
  if (freeUntil && freeUntil > now) {
    const day = writeDayOfMonth(parkDayAt(freeUntil), language);
    const until = `${day}, ${writeTime(parkTimeAt(freeUntil), language)}`;
    return { kind: 'free', until, laterPercent };
  }
  return laterPercent > 0 ? { kind: 'part', percent: laterPercent } : { kind: 'none' };
}

export function presentRate(offer: RoomOffer, language: Language, now: Date): RateView {
  const { board, total, original, rule } = offer;
  return {
    key: rateKey(rateOf(offer)),
    board,
    rule: presentRule(rule, language, now),
    total: presentOffer(original, total, language),
  };
}

export function presentNight(
  { nights, total, taxes }: RoomOffer,
  language: Language,
): NightPriceView {
  return {
    price: presentMoney(meanOf(total, nights.length), language),
    isMean: nights.some(({ amount }) => amount.amount !== nights[0]?.amount.amount),
    taxes: taxes && taxes.amount > 0 ? formatMoney(taxes) : undefined,
  };
}

/** Average per night, rounded up so that the nights never add up to less than the total. */
function meanOf(total: Money, nights: number): Money {
  const { isoDigits, screenDigits } = currencies[total.currency];
  const step = 10 ** (isoDigits - screenDigits);
  return money(Math.ceil(total.amount / Math.max(1, nights) / step) * step, total.currency);
}

/** Consecutive nights with the same price, as one entry. */
export function presentNights(
  nights: readonly NightPrice[],
  language: Language,
): NonNullable<PlaceView['room']>['nights'] {
  const runs: { amount: Money; days: string[] }[] = [];
  for (const { day, amount } of nights) {
    const last = runs.at(-1);
    if (last && last.amount.amount === amount.amount) last.days.push(day);
    else runs.push({ amount, days: [day] });
  }
  return runs.map(({ amount, days }) => ({
    days: writeDays(days, language),
    count: days.length,
    amount: presentMoney(amount, language),
  }));
}

export const addUp = (amounts: readonly Money[]): Money | undefined => {
  const [first, ...rest] = amounts;
  return first && rest.reduce(add, first);
};
