import {
  add,
  type Money,
  type Right,
  type RightKind,
  rightKinds,
  rightOf,
  type RightOver,
  type RightsLine,
  type RightsQuestion,
  subtract,
} from '@shop/domain';
import { ruleOf } from '../engine/cancellation-rules.js';
import type { OrderStay } from '../engine/cart-stay-table.js';
import type { Tx } from '../engine/database.js';
import type { OrderLine } from '../engine/quote.js';
import { refuse, type Refused, type RefusalCode } from '../engine/refusal.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { loadOrder } from './keep-order.js';
import type { StoredOrder } from './order-wire.js';
import { claimOf } from './rights-wire.js';

const overCodes: Readonly<Record<RightOver, RefusalCode>> = {
  late: 'TOO_LATE',
  used: 'TICKET_USED',
  cancelled: 'TICKET_CANCELLED',
  underWay: 'IN_PROGRESS',
  claimed: 'ALREADY_CLAIMED',
  noDay: 'NO_SUCH_RIGHT',
  none: 'NO_SUCH_RIGHT',
  byPhone: 'NO_SUCH_RIGHT',
};

/** A confirmed order, locked by this transaction, or the reason why it can't change. */
export async function changeable(tx: Tx, id: string): Promise<StoredOrder | Refused> {
  const order = await loadOrder(tx, id);
  if (!order) return refuse('NOT_FOUND', 'Id');
  if (order.status === 'CONFIRMED') return order;
  return refuse(order.status === 'CANCELLED' ? 'ORDER_CANCELLED' : 'ORDER_EXPIRED', 'Id');
}

/** A ticket that admitted a visitor can't change any more. */
export async function refuseUsed(
  tx: Tx,
  order: string,
  lines: readonly string[],
): Promise<Refused | undefined> {
  const used = await tx
    .selectFrom('vouchers')
    .select('line_id')
    .where('order_id', '=', order)
    .where('line_id', 'in', lines)
    .where('redeemed_at', 'is not', null)
    .executeTakeFirst();
  return used && refuse('TICKET_USED', used.line_id);
}

/** An order in the shape of the domain's rights rules. */
export function rightsQuestion(shop: Shop, order: StoredOrder, line: OrderLine): RightsQuestion {
  const product = findProduct(shop.content, line.choice.slug);
  return {
    order: {
      createdAt: order.created_at,
      lines: order.lines.map((one) => rightsLine(shop, one)),
      stays: order.stays.map((stay) => ({ amount: firstPaid(stay) })),
      total: order.total,
      promo: order.promo ?? undefined,
      can: rightKinds,
    },
    schedule: product?.schedule,
    isBusy: false,
    now: shop.clock(),
  };
}

/** The price of the nights when the order was paid, as in its total. Later moves do not count. */
const firstPaid = ({ amount, less, more = [] }: OrderStay): Money => {
  const before = less ? add(amount, less) : amount;
  return more.reduce((left, one) => subtract(left, one.amount), before);
};

export const rightsLine = ({ content, clock }: Shop, line: OrderLine): RightsLine => ({
  id: line.id,
  day: line.choice.day ?? undefined,
  time: line.choice.time ?? undefined,
  boughtFor: line.boughtFor && {
    day: line.boughtFor.day ?? undefined,
    time: line.boughtFor.time ?? undefined,
  },
  amount: line.quote.line.total,
  rule: ruleOf(content.rights, line.choice.slug),
  cancellation: line.cancelled,
  claim: claimOf(line, clock()),
});

/** An open right of a line, or the reason why it is not open. */
export function openRight(
  shop: Shop,
  order: StoredOrder,
  line: OrderLine,
  kind: RightKind,
): Extract<Right, { state: 'open' }> | Refused {
  const right = rightOf(kind, rightsLine(shop, line), rightsQuestion(shop, order, line));
  return right.state === 'open' ? right : refuse(overCodes[right.reason], line.id);
}

/** Stores the current state of a line of an order. */
export async function keepLine(tx: Tx, order: StoredOrder, line: OrderLine): Promise<StoredOrder> {
  const lines = order.lines.map((one) => (one.id === line.id ? line : one));
  await tx
    .updateTable('orders')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', order.id)
    .execute();
  return { ...order, lines };
}
