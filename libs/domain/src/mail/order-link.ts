import { addDays, momentOf, parkDayAt } from '../calendar/park-day.js';
import { openTicketValidUntil, type Order } from '../order/order.js';

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

/** 30 days after the order's last day or today, whichever is later, at the end of that day. */
export function orderLinkEnd({ createdAt, lines }: Pick<Order, 'createdAt' | 'lines'>, now: Date) {
  const open = openTicketValidUntil(parkDayAt(createdAt));
  const days = [parkDayAt(now), ...lines.map(({ day }) => day ?? open)].toSorted();
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
