import type { OrderLineView, OrderMailView } from '@shop/ports/screens';
import type { Say } from './mail-texts.js';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** Facts about a line, in the order of the order page; empty ones are skipped. */
export function factsOf(line: OrderLineView, say: Say): readonly Fact[] {
  const { date, validUntil, hours, component, extras, pickup, meetingPoint, bring } = line;
  const { nameOnTicket } = line;
  const all: readonly (readonly [string, string | undefined])[] = [
    ['date', date],
    ['openTicket', validUntil && say('validUntil', { date: validUntil })],
    ['hours', hours && say('hoursText', { hours })],
    ['component', component],
    ['extras', extras.join(' · ')],
    ['nameOnTicket', nameOnTicket],
    ['pickup', pickup && wherePicked(pickup, say)],
    ['meetingPoint', meetingPoint],
    ['bring', bring.join(' · ')],
  ];
  const told = all.flatMap(([key, value]) => (value ? [{ name: say(key), value }] : []));
  return line.package ? [...told, line.package] : told;
}

function wherePicked(pickup: NonNullable<OrderLineView['pickup']>, say: Say): string {
  if (pickup.kind === 'open') return say('pickupOpen');
  const { place, time } = pickup;
  return time ? say('pickupAt', { place, time }) : say('pickupNoTime', { place });
}

export const codesOf = ({ vouchers }: OrderLineView, say: Say): readonly Fact[] =>
  vouchers.map(({ unit, code }) => ({ name: say(`unit.${unit}`), value: code }));

export const filesOf = ({ files }: OrderLineView): readonly string[] => [...new Set(files)];

/** One row per unit: Gmail clips mails over 102 kB. */
export function codesByUnit(line: OrderLineView, say: Say): readonly Fact[] {
  const codes = codesOf(line, say);
  return [...new Set(codes.map(({ name }) => name))].map((name) => {
    const own = codes.filter((code) => code.name === name);
    return { name, value: own.map(({ value }) => value).join('\n') };
  });
}

export const amountsOf = (
  { lines, stays = [], totals }: Pick<OrderMailView['order'], 'lines' | 'stays' | 'totals'>,
  say: Say,
): readonly Fact[] => [
  ...lines.map(({ name, summary }) => ({ name, value: summary.total.now.text })),
  ...stays.map(({ hotel, total }) => ({ name: hotel, value: total.now.text })),
  ...(totals.promo?.off
    ? [{ name: say('promoOff', { code: totals.promo.code }), value: totals.promo.off.text }]
    : []),
];

/** The promo code, if line amounts already include it. */
export const codeInAmounts = ({ promo }: OrderMailView['order']['totals'], say: Say) =>
  promo && !promo.off ? say('promo', { code: promo.code, saved: promo.saved.text }) : '';

export const paidFacts = (
  { paidBy, refunds = [] }: Pick<OrderMailView['order'], 'paidBy' | 'refunds'>,
  say: Say,
): readonly Fact[] => [
  ...(paidBy ? [{ name: say('paidBy'), value: paidBy }] : []),
  ...refunds.map(({ name, amount }) => ({
    name: name ? say('refundOf', { name }) : say('refund'),
    value: amount.text,
  })),
];
