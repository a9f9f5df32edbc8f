import { addDays, momentOf, parkDayAt } from '../calendar/park-day.js';
import { openTicketValidUntil, type Order } from '../order/order.js';

/** What a link to an order says: which order, which of its generations, and until when. */
export interface OrderLink {
  readonly orderId: string;
  /** Links of an older generation were ended. */
  readonly generation: number;
  readonly until: Date;
}

/** The field of the address in which a link brings its token. */
export const orderLinkField = 'link';

/** How long an order is still of use after its last day, for a receipt or a claim. */
const daysAfter = 30;

/** Until 30 days after the order's last day, and for 30 days at least; the end of a park's day. */
export function orderLinkEnd({ createdAt, lines }: Pick<Order, 'createdAt' | 'lines'>, now: Date) {
  const open = openTicketValidUntil(parkDayAt(createdAt));
  const days = [parkDayAt(now), ...lines.map(({ day }) => day ?? open)].toSorted();
  return momentOf(addDays(days.at(-1) ?? open, daysAfter + 1), '00:00');
}

/** Whether a link of ours still opens its order; at its end it is over. */
export function orderLinkStanding(
  { generation, until }: OrderLink,
  present: number,
  now: Date,
): 'good' | 'revoked' | 'expired' {
  if (generation !== present) return 'revoked';
  return now.getTime() < until.getTime() ? 'good' : 'expired';
}
