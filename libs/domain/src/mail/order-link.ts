import { addDays, momentOf, parkDayAt } from '../calendar/park-day.js';
import type { StayDates } from '../hotel/stay.js';
import { openTicketValidUntil, type Order, type TicketDay } from '../order/order.js';

export interface OrderLink {
  readonly orderId: string;
  /** Links of an older generation are revoked. */
  readonly generation: number;
  readonly until: Date;
}

/** The query field of an order link's token. */
export const orderLinkField = 'link';

/** Receipts and claims need the order for a while after the visit. */
const daysAfter = 30;

interface Visits extends Pick<Order, 'createdAt'> {
  readonly lines: readonly Pick<TicketDay, 'day'>[];
  readonly stays?: readonly { readonly booking: Pick<StayDates, 'checkOut'> }[] | undefined;
}

/** 30 days after the order's last day or today, whichever is later, at the end of that day. */
export function orderLinkEnd({ createdAt, lines, stays = [] }: Visits, now: Date): Date {
  const open = openTicketValidUntil(parkDayAt(createdAt));
  const ends = [
    ...lines.map(({ day }) => day ?? open),
    ...stays.map(({ booking }) => booking.checkOut),
  ];
  const days = [parkDayAt(now), ...ends].toSorted();
  return momentOf(addDays(days.at(-1) ?? open, daysAfter + 1), '00:00');
}

export function orderLinkStatus(
  { generation, until }: OrderLink,
  present: number,
  now: Date,
): 'good' | 'revoked' | 'expired' {
  if (generation !== present) return 'revoked';
  return now.getTime() < until.getTime() ? 'good' : 'expired';
}
