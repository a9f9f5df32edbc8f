import { momentOf, type ParkTime } from '../calendar/park-day.js';
import { roomBack } from '../hotel/price-room.js';
import type { StayBooking, StayDates } from '../hotel/stay.js';
import { type Money, sum } from '../money/money.js';
import type { Order, OrderStay } from './order.js';
import type { Right, RightOver } from './rights.js';

type SoldRoom = Pick<StayBooking['rooms'][number], 'total' | 'rule'>;

/** The refund of all rooms now, each by its own rule; 0 once the stay has begun. */
export const stayBack = (
  rooms: readonly SoldRoom[],
  currency: Money['currency'],
  begins: Date,
  now: Date,
): Money =>
  sum(
    rooms.map(({ total, rule }) => roomBack(total, rule, begins, now)),
    currency,
  );

/** At the hotel's check-in time. */
export const stayBegins = ({ checkIn }: Pick<StayBooking, 'checkIn'>, at: ParkTime): Date =>
  momentOf(checkIn, at);

export interface StayRightQuestion {
  readonly order: Pick<Order, 'can'>;
  readonly begins: Date;
  readonly isBusy: boolean;
  readonly now: Date;
}

/** Nights can change while every room can be cancelled free of charge. */
export function stayMoveOf(
  { booking, cancellation }: OrderStay,
  { order, begins, isBusy, now }: StayRightQuestion,
): { readonly until: Date } | { readonly over: RightOver; readonly until: Date | undefined } {
  const ends = booking.rooms.map(({ rule }) => rule.freeUntil?.getTime() ?? Number.NaN);
  const first = Math.min(...ends, begins.getTime());
  const until = Number.isNaN(first) ? undefined : new Date(first);
  const over = (reason: RightOver) => ({ over: reason, until });
  if (cancellation) return over('cancelled');
  if (!until) return over('none');
  if (!order.can?.includes('changeStay')) return over('byPhone');
  if (now > until || now >= begins) return over('late');
  return isBusy ? over('underWay') : { until };
}

export type NightsRefusal = 'sameNights' | 'nightsDearer';

/** Not every order backend takes the payment for dearer nights (docs/rules/stays.md#moved). */
export function refuseNewNights(
  { booking, amount }: Pick<OrderStay, 'booking' | 'amount'>,
  request: StayDates & { readonly amount: Money },
  { can }: Pick<Order, 'can'>,
): NightsRefusal | undefined {
  if (booking.checkIn === request.checkIn && booking.checkOut === request.checkOut)
    return 'sameNights';
  const isDearer = request.amount.amount > amount.amount;
  return isDearer && !can?.includes('changeStayDearer') ? 'nightsDearer' : undefined;
}

/** A stay without a refund can still be cancelled, which frees its rooms. */
export function stayRightOf(
  { booking, amount, cancellation }: OrderStay,
  { order, begins, isBusy, now }: StayRightQuestion,
): Right {
  const kind = 'cancel';
  const over = (reason: Extract<Right, { state: 'over' }>['reason']): Right => ({
    kind,
    state: 'over',
    reason,
    until: begins,
  });
  if (cancellation) return over('cancelled');
  if (!order.can?.includes(kind)) return over('byPhone');
  if (now >= begins) return over('late');
  if (isBusy) return over('underWay');
  const ends = booking.rooms.flatMap(({ rule: { freeUntil } }) =>
    freeUntil && freeUntil >= now ? [freeUntil.getTime()] : [],
  );
  const until = ends.length > 0 ? new Date(Math.min(...ends)) : begins;
  const back = stayBack(booking.rooms, amount.currency, begins, now);
  return { kind, state: 'open', until, back: { amount: back, ways: ['refund'] } };
}
