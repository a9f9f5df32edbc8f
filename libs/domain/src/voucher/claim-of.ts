import { parkDayAt } from '../calendar/park-day.js';
import { openTicketValidUntil, type Order, type OrderLine, type Voucher } from '../order/order.js';
import type { VoucherClaim } from './voucher-code.js';

/** What the code of a unit says: a ticket of a day is good on it, an open one up to its last. */
export function claimOf(
  { id, createdAt }: Pick<Order, 'id' | 'createdAt'>,
  { slug, day }: Pick<OrderLine, 'slug' | 'day'>,
  { code, unit }: Pick<Voucher, 'code' | 'unit'>,
): VoucherClaim {
  const lastDay = day ?? openTicketValidUntil(parkDayAt(createdAt));
  return { order: id, unit: code, product: slug, who: unit, day, lastDay };
}
