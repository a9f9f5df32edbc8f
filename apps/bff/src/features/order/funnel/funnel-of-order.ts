import { Inject, Injectable } from '@nestjs/common';
import {
  type Ecommerce,
  type FunnelEvent,
  type FunnelStep,
  isChangeMade,
  isPaid,
  isZero,
  itemOfStay,
  itemsOfLine,
  itemsWorth,
  type LineCancellation,
  type Money,
  needsNoPayment,
  type Order,
  type OrderLine,
  type Priced,
  type Product,
  productOf,
  type Purchase,
  staysOf,
  subtract,
  sum,
  worthOf,
} from '@shop/domain';
import { OrderChanges, ShortLived } from '@shop/ports/backends';
import { hashed } from '../../../backends/limits/hashed.js';

/** Outlasts the last first view of an order page. */
const toldSeconds = 400 * 86_400;

interface OfOrder {
  readonly order: Order;
  readonly purchase: Purchase;
  readonly catalogue: readonly Product[];
}

/** Analytics events of an order: each at most once, over all browsers and instances. */
@Injectable()
export class FunnelOfOrder {
  constructor(
    @Inject(ShortLived) private readonly told: ShortLived,
    @Inject(OrderChanges) private readonly changes: OrderChanges,
  ) {}

  async run(of: OfOrder): Promise<readonly FunnelEvent[]> {
    const { order, purchase } = of;
    const paid = needsNoPayment(purchase)
      ? []
      : await this.once('add_payment_info', purchase.id, () => ({
          ...whole(of),
          payment_type: purchase.method,
        }));
    const bought = isPaid(order)
      ? await this.once('purchase', purchase.id, () => ({
          transaction_id: nameOf(purchase),
          ...whole(of),
        }))
      : [];
    const refunds = await this.refunds(of, bought.length > 0);
    return [...paid, ...bought, ...refunds];
  }

  /** Refunds of reported purchases, by ticket, stay and change of nights. */
  private async refunds(of: OfOrder, isBoughtNow: boolean): Promise<readonly FunnelEvent[]> {
    const { order, purchase } = of;
    const cancelled = refundsOf(of);
    const moved = await this.cheaperNights(order);
    if (cancelled.length + moved.length === 0) return [];
    if (!(await this.told.get(keyOf('purchase', purchase.id)))) return [];
    const tell = (refund: Refund) =>
      this.once('refund', `${purchase.id}.${refund.id}`, () => ({
        transaction_id: nameOf(purchase),
        ...worthOf(itemsWorth(refund.items, refund.amount), refund.amount.currency),
      }));
    const later = (await Promise.all(moved.map(tell))).flat();
    // A purchase reported only now already has the changed nights' price.
    return [...(await Promise.all(cancelled.map(tell))).flat(), ...(isBoughtNow ? [] : later)];
  }

  private async cheaperNights(order: Order): Promise<readonly Refund[]> {
    const stays = staysOf(order);
    const changes = stays.length > 0 ? await this.changes.of(order.id) : [];
    return changes.filter(isChangeMade).flatMap(({ id, request, amount }) => {
      const stay = stays.find((one) => request.kind === 'changeStay' && one.id === request.line);
      return stay && amount ? [{ id, amount, items: [itemOfStay(stay).item] }] : [];
    });
  }

  private async once(event: FunnelStep, id: string, ecommerce: () => Ecommerce) {
    const isFirst = await this.told.add(keyOf(event, id), 'told', toldSeconds);
    return isFirst ? [{ event, ecommerce: ecommerce() }] : [];
  }
}

const keyOf = (event: FunnelStep, id: string): string => `funnel:${event}:${id}`;

/** Does not reveal the order: a hash of the purchase's 128 random bits. */
const nameOf = ({ id }: Purchase): string => hashed(`transaction ${id}`);

const itemsOf = (line: OrderLine, catalogue: readonly Product[]) =>
  itemsOfLine(line, productOf(catalogue, line.slug)).map(({ item }) => item);

interface Refund {
  readonly id: string;
  readonly amount: Money;
  readonly items: readonly Priced[];
}

function refundsOf({ order, catalogue }: OfOrder): readonly Refund[] {
  const given = (id: string, items: readonly Priced[], cancelled?: LineCancellation) =>
    cancelled?.way === 'refund' && !isZero(cancelled.amount)
      ? [{ id, items, amount: cancelled.amount }]
      : [];
  return [
    ...order.lines.flatMap((line) => given(line.id, itemsOf(line, catalogue), line.cancellation)),
    ...staysOf(order).flatMap((stay) => given(stay.id, [itemOfStay(stay).item], stay.cancellation)),
  ];
}

/** Tickets at the price paid. A coupon does not apply to stays. */
function whole({ order, catalogue }: OfOrder): Ecommerce {
  const { total } = order;
  const stays = staysOf(order);
  const nights = sum(
    stays.map(({ amount }) => amount),
    total.currency,
  );
  const tickets = order.lines.flatMap((line) => itemsOf(line, catalogue));
  const items = [
    ...itemsWorth(tickets, subtract(total, nights)),
    ...stays.map((stay) => itemOfStay(stay).item),
  ];
  return worthOf(items, total.currency);
}
