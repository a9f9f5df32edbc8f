import { parkDayAt } from '../calendar/park-day.js';
import { openTicketValidUntil, type Order, type OrderLine, type Voucher } from '../order/order.js';
import type { VoucherClaim } from './voucher-code.js';

/** The claim of a unit's code: a dated ticket is valid on its day, an open one until its last. */
export function claimOf(
  { id, createdAt }: Pick<Order, 'id' | 'createdAt'>,
  { slug, day }: Pick<OrderLine, 'slug' | 'day'>,
  { code, unit }: Pick<Voucher, 'code' | 'unit'>,
): VoucherClaim {
  const lastDay = day ?? openTicketValidUntil(parkDayAt(createdAt));
  return { order: id, unit: code, product: slug, who: unit, day, lastDay };
}
