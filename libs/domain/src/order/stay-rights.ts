import { momentOf, type ParkTime } from '../calendar/park-day.js';
import { roomBack } from '../hotel/price-room.js';
import type { StayBooking, StayDates } from '../hotel/stay.js';
import { type Money, sum } from '../money/money.js';
import type { Order, OrderStay } from './order.js';
import type { Right, RightOver } from './rights.js';

/** What a room was sold for and by which rule, whoever tells of it. */
type SoldRoom = Pick<StayBooking['rooms'][number], 'total' | 'rule'>;

/** What is given back for all rooms of a stay now, each by its own rule; nothing once it has begun. */
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

/** When a stay begins: at the hotel's check-in time. */
export const stayBegins = ({ checkIn }: Pick<StayBooking, 'checkIn'>, at: ParkTime): Date =>
  momentOf(checkIn, at);

export interface StayRightQuestion {
  readonly order: Pick<Order, 'can'>;
  readonly begins: Date;
  readonly isBusy: boolean;
  readonly now: Date;
}

/**
 * Whether a stay can be given other nights now: as long as all of its rooms can be cancelled free,
 * which is what its hotel asks of it, too.
 */
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

/**
 * Why other nights can't be had in place of those that were paid: the same ones are no change, and
 * dearer ones have to be paid, which not every order backend takes (docs/rules/stays.md#moved).
 */
export function refuseNewNights(
  { booking, amount }: Pick<OrderStay, 'booking' | 'amount'>,
  wish: StayDates & { readonly amount: Money },
  { can }: Pick<Order, 'can'>,
): NightsRefusal | undefined {
  if (booking.checkIn === wish.checkIn && booking.checkOut === wish.checkOut) return 'sameNights';
  const isDearer = wish.amount.amount > amount.amount;
  return isDearer && !can?.includes('changeStayDearer') ? 'nightsDearer' : undefined;
}

/**
 * Whether a stay can be cancelled now, what that gives back, and until when it is so much. Of a stay
 * that gives nothing back the right is still there: its rooms can be given to others.
 */
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
