import { momentOf, type ParkDay, parkDayAt, type ParkTime } from '../calendar/park-day.js';
import type { Schedule } from '../calendar/schedule.js';
import { isZero, type Money, subtract, sum } from '../money/money.js';
import {
  type CancelWay,
  givenBack,
  hoursBefore,
  lastStepEnd,
  paidShares,
  stepAt,
} from './cancellation.js';
import {
  boughtFor,
  openTicketValidUntil,
  type Order,
  type OrderLine,
  type TicketDay,
} from './order.js';

/** What somebody may do with a ticket that was paid (docs/rules/rights.md). */
export const rightKinds = ['changeDate', 'weather', 'cancel'] as const;
export type RightKind = (typeof rightKinds)[number];

/** How long before a visit begins its day can be changed and the weather claimed. */
export const noticeHours = 24;

export type RightOver =
  /** Its time is over. */
  | 'late'
  | 'used'
  | 'cancelled'
  /** Another change of the same order has not come to its end. */
  | 'underWay'
  /** The weather was claimed already. */
  | 'claimed'
  /** An open ticket has no weather to be claimed. */
  | 'noDay'
  /** The rule that it was sold with has no such right. */
  | 'none'
  /** The backend has no call for it. */
  | 'byPhone';

export type Right =
  | {
      readonly kind: RightKind;
      readonly state: 'open';
      readonly until: Date;
      /** Of a cancellation: what is given back now, and how that may come. */
      readonly back?: { readonly amount: Money; readonly ways: readonly CancelWay[] };
    }
  | {
      readonly kind: RightKind;
      readonly state: 'over';
      readonly reason: RightOver;
      readonly until: Date | undefined;
    };

/** What the rules of a ticket ask of it. */
export type RightsLine = Pick<
  OrderLine,
  'id' | 'day' | 'time' | 'boughtFor' | 'amount' | 'rule' | 'cancellation' | 'claim' | 'isUsed'
>;

export interface RightsQuestion {
  readonly order: Pick<Order, 'createdAt' | 'total' | 'can' | 'promo'> & {
    readonly lines: readonly RightsLine[];
    readonly stays?: readonly { readonly amount: Money }[] | undefined;
  };
  /** When the line's product is open; absent: the catalogue does not know it any more. */
  readonly schedule: Schedule | undefined;
  /** Whether a change of the order is still under way. */
  readonly isBusy: boolean;
  readonly now: Date;
}

/**
 * When a visit begins, by the park's clock: at its departure, or as its park opens. That of an open
 * ticket begins on its last day at the latest. A product that is not sold any more opens at midnight,
 * which promises nobody too much.
 */
export function visitStart(
  { day, time }: TicketDay,
  schedule: Schedule | undefined,
  boughtAt: Date,
): Date {
  const opens =
    time ??
    (schedule?.type === 'OPENING_HOURS' ? schedule.from : schedule?.startTimes[0]) ??
    '00:00';
  return momentOf(day ?? openTicketValidUntil(parkDayAt(boughtAt)), opens);
}

/**
 * What cancelling is measured from: the visit that was bought or the present one, whichever begins
 * first. So no change of day gives back a right that is over (docs/rules/rights.md#first-day).
 */
function cancelStart(line: RightsLine, { schedule, order }: RightsQuestion): Date {
  const starts = [boughtFor(line), line].map((one) =>
    visitStart(one, schedule, order.createdAt).getTime(),
  );
  return new Date(Math.min(...starts));
}

/** Each right of one line as it stands now, in the order in which they are shown. */
export const rightsOf = (line: RightsLine, question: RightsQuestion): readonly Right[] =>
  rightKinds.map((kind) => rightOf(kind, line, question));

export function rightOf(kind: RightKind, line: RightsLine, question: RightsQuestion): Right {
  const start =
    kind === 'cancel'
      ? cancelStart(line, question)
      : visitStart(line, question.schedule, question.order.createdAt);
  const until = endOf(kind, line, start);
  const reason = whyOver(kind, line, question, until);
  if (reason || !until) return { kind, state: 'over', reason: reason ?? 'none', until };
  if (kind !== 'cancel') return { kind, state: 'open', until };
  const step = line.rule && stepAt(line.rule, start, question.now);
  if (!step || !line.rule) return { kind, state: 'over', reason: 'late', until };
  const amount = givenBack(paidFor(line, question.order), step.percent);
  const ways = isPaidByCoupon(question.order)
    ? (['coupon'] as const)
    : isZero(amount)
      ? (['refund'] as const)
      : line.rule.ways;
  return { kind, state: 'open', until: step.until, back: { amount, ways } };
}

/** Nobody paid any money for it, and its coupon comes back as a coupon (docs/rules/rights.md#coupon-back). */
const isPaidByCoupon = ({ total, promo }: Pick<Order, 'total' | 'promo'>): boolean =>
  isZero(total) && promo?.comesBack === true;

/**
 * What was paid for a line, its share of what a coupon took off the whole order included; in an order
 * that its coupon paid for in whole, what that paid for it.
 */
export function paidFor(
  { id, amount }: Pick<OrderLine, 'id' | 'amount'>,
  order: Pick<RightsQuestion['order'], 'lines' | 'stays' | 'total' | 'promo'>,
): Money {
  if (isPaidByCoupon(order)) return amount;
  const { lines, stays = [], total } = order;
  // No coupon takes anything off a stay.
  const nights = sum(
    stays.map((stay) => stay.amount),
    total.currency,
  );
  const shares = paidShares(
    lines.map((line) => line.amount),
    subtract(total, nights),
  );
  return shares[lines.findIndex((line) => line.id === id)] ?? amount;
}

/** A claim that was granted gives until its own end to choose another day. */
function endOf(kind: RightKind, { rule, claim }: RightsLine, start: Date): Date | undefined {
  if (kind === 'cancel') return rule && lastStepEnd(rule, start);
  const end = hoursBefore(start, noticeHours);
  const granted = kind === 'changeDate' ? claim?.changeUntil : undefined;
  return granted && granted > end ? granted : end;
}

function whyOver(
  kind: RightKind,
  line: RightsLine,
  { order, isBusy, now }: RightsQuestion,
  until: Date | undefined,
): RightOver | undefined {
  if (line.cancellation) return 'cancelled';
  if (line.isUsed) return 'used';
  if (!order.can?.includes(kind)) return 'byPhone';
  if (kind === 'weather' && line.day === undefined) return 'noDay';
  if (kind === 'weather' && line.claim) return 'claimed';
  if (!until) return 'none';
  if (now.getTime() > until.getTime()) return 'late';
  return isBusy ? 'underWay' : undefined;
}

/** Why a day can't be the new one of a ticket, whatever the calendar says of it. */
export type DayRefusal = 'sameChoice' | 'tooSoon' | 'beyondTicket' | 'dayTaken';

export interface NewDay {
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
}

/**
 * Another day, or the same one at another time; never today, and 24 hours ahead as any change; an open
 * ticket's within its validity; no day of another ticket of the same order
 * (docs/rules/rights.md#new-day).
 */
export function refuseNewDay(
  line: RightsLine,
  wish: NewDay,
  { order, schedule, now }: Omit<RightsQuestion, 'isBusy'>,
): DayRefusal | undefined {
  if (line.day === wish.day && line.time === wish.time) return 'sameChoice';
  const start = visitStart(wish, schedule, order.createdAt);
  if (now.getTime() > hoursBefore(start, noticeHours).getTime()) return 'tooSoon';
  if (wish.day > lastNewDay(line, order.createdAt)) return 'beyondTicket';
  const isTaken = order.lines.some(
    ({ id, day, cancellation }) => id !== line.id && !cancellation && day === wish.day,
  );
  return isTaken ? 'dayTaken' : undefined;
}

/**
 * The last day that a ticket may be given: that of its validity for one that was bought open, also
 * once it has a day. A claim that was granted gives until its own end.
 */
export function lastNewDay(
  line: Pick<OrderLine, 'boughtFor' | 'day' | 'time' | 'claim'>,
  boughtAt: Date,
): ParkDay {
  if (boughtFor(line).day !== undefined) return '9999-12-31';
  const end = openTicketValidUntil(parkDayAt(boughtAt));
  const granted = line.claim?.changeUntil && parkDayAt(line.claim.changeUntil);
  return granted && granted > end ? granted : end;
}
