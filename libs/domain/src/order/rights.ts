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

/** Rights of a paid ticket (docs/rules/rights.md). */
export const rightKinds = ['changeDate', 'weather', 'cancel'] as const;
export type RightKind = (typeof rightKinds)[number];

/** Date changes and weather claims end this long before the visit. */
const noticeHours = 24;

export type RightOver =
  | 'late'
  | 'used'
  | 'cancelled'
  /** Another change of the order is not finished. */
  | 'underWay'
  | 'claimed'
  /** An open ticket has no day whose weather could be claimed. */
  | 'noDay'
  /** The ticket's rule does not include the right. */
  | 'none'
  /** The backend has no such call. */
  | 'byPhone';

export type Right =
  | {
      readonly kind: RightKind;
      readonly state: 'open';
      readonly until: Date;
      /** For a cancellation: the refund now, and how it can be paid out. */
      readonly back?: { readonly amount: Money; readonly ways: readonly CancelWay[] };
    }
  | {
      readonly kind: RightKind;
      readonly state: 'over';
      readonly reason: RightOver;
      readonly until: Date | undefined;
    };

/** The part of a line that decides its rights. */
export type RightsLine = Pick<
  OrderLine,
  'id' | 'day' | 'time' | 'boughtFor' | 'amount' | 'rule' | 'cancellation' | 'claim' | 'isUsed'
>;

export interface RightsQuestion {
  readonly order: Pick<Order, 'createdAt' | 'total' | 'can' | 'promo'> & {
    readonly lines: readonly RightsLine[];
    readonly stays?: readonly { readonly amount: Money }[] | undefined;
  };
  /** Absent if the product has left the catalogue. */
  readonly schedule: Schedule | undefined;
  readonly isBusy: boolean;
  readonly now: Date;
}

/**
 * When a visit begins, in park time. An open ticket's begins on its last valid day at the latest;
 * an unknown product opens at midnight, the strictest case.
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
 * The visit as bought or the current one, whichever is earlier: a date change never reopens a right
 * (docs/rules/rights.md#first-day).
 */
function cancelStart(line: RightsLine, { schedule, order }: RightsQuestion): Date {
  const starts = [boughtFor(line), line].map((one) =>
    visitStart(one, schedule, order.createdAt).getTime(),
  );
  return new Date(Math.min(...starts));
}

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

/** Nothing was paid, and the coupon is returned as a coupon (docs/rules/rights.md#coupon-back). */
const isPaidByCoupon = ({ total, promo }: Pick<Order, 'total' | 'promo'>): boolean =>
  isZero(total) && promo?.comesBack === true;

/** Less the line's share of a coupon; the full amount if the coupon paid for everything. */
export function paidFor(
  { id, amount }: Pick<OrderLine, 'id' | 'amount'>,
  order: Pick<RightsQuestion['order'], 'lines' | 'stays' | 'total' | 'promo'>,
): Money {
  if (isPaidByCoupon(order)) return amount;
  const { lines, stays = [], total } = order;
  // Coupons never apply to stays.
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

/** A granted claim allows a date change until the claim's own end. */
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

/** Why a day can't be a ticket's new one, apart from the calendar. */
export type DayRefusal = 'sameChoice' | 'tooSoon' | 'beyondTicket' | 'dayTaken';

export interface NewDay {
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
}

/**
 * With 24 hours' notice, not today, within the validity, not another ticket's day
 * (docs/rules/rights.md#new-day).
 */
export function refuseNewDay(
  line: RightsLine,
  request: NewDay,
  { order, schedule, now }: Omit<RightsQuestion, 'isBusy'>,
): DayRefusal | undefined {
  if (line.day === request.day && line.time === request.time) return 'sameChoice';
  const start = visitStart(request, schedule, order.createdAt);
  if (now.getTime() > hoursBefore(start, noticeHours).getTime()) return 'tooSoon';
  if (request.day > lastNewDay(line, order.createdAt)) return 'beyondTicket';
  const isTaken = order.lines.some(
    ({ id, day, cancellation }) => id !== line.id && !cancellation && day === request.day,
  );
  return isTaken ? 'dayTaken' : undefined;
}

/** An open ticket keeps its validity; a granted claim lasts until its own end. */
function lastNewDay(
  line: Pick<OrderLine, 'boughtFor' | 'day' | 'time' | 'claim'>,
  boughtAt: Date,
): ParkDay {
  if (boughtFor(line).day !== undefined) return '9999-12-31';
  const end = openTicketValidUntil(parkDayAt(boughtAt));
  const granted = line.claim?.changeUntil && parkDayAt(line.claim.changeUntil);
  return granted && granted > end ? granted : end;
}
