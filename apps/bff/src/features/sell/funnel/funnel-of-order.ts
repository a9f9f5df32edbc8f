import { Inject, Injectable } from '@nestjs/common';
import {
  type Ecommerce,
  type FunnelEvent,
  type FunnelStep,
  isPaid,
  itemsOfLine,
  needsNoPayment,
  type Order,
  type OrderLine,
  type Product,
  type Purchase,
  toDecimal,
} from '@shop/domain';
import { ShortLived } from '@shop/ports/backends';
import { hashed } from '../../../http/hashed.js';

/** Longer than anybody looks at an order for the first time. */
const toldSeconds = 400 * 86_400;

interface OfOrder {
  readonly order: Order;
  readonly purchase: Purchase;
  readonly catalogue: readonly Product[];
}

/** What is told of an order: each thing once ever, whatever browsers and copies of the shop ask. */
@Injectable()
export class FunnelOfOrder {
  constructor(@Inject(ShortLived) private readonly told: ShortLived) {}

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
    return [...paid, ...bought, ...(await this.refunds(of))];
  }

  /** Of what was told to be bought, by ticket, with what was really given back. */
  private async refunds(of: OfOrder): Promise<readonly FunnelEvent[]> {
    const { order, purchase, catalogue } = of;
    const lines = order.lines.filter(({ cancellation }) => cancellation?.way === 'refund');
    if (lines.length === 0 || !(await this.told.get(keyOf('purchase', purchase.id)))) return [];
    const each = lines.map((line) =>
      this.once('refund', `${purchase.id}.${line.id}`, () => ({
        transaction_id: nameOf(purchase),
        currency: order.total.currency,
        value: line.cancellation ? toDecimal(line.cancellation.amount) : 0,
        items: itemsOf(line, catalogue),
      })),
    );
    return (await Promise.all(each)).flat();
  }

  private async once(event: FunnelStep, id: string, ecommerce: () => Ecommerce) {
    const isFirst = await this.told.add(keyOf(event, id), 'told', toldSeconds);
    return isFirst ? [{ event, ecommerce: ecommerce() }] : [];
  }
}

const keyOf = (event: FunnelStep, id: string): string => `funnel:${event}:${id}`;

/** Nobody finds the order by it: it is made of the purchase's own 128 random bits. */
const nameOf = ({ id }: Purchase): string => hashed(`transaction ${id}`);

const itemsOf = (line: OrderLine, catalogue: readonly Product[]) =>
  itemsOfLine(
    line,
    catalogue.find(({ slug }) => slug === line.slug),
  ).map(({ item }) => item);

const whole = ({ order, catalogue }: OfOrder): Ecommerce => ({
  currency: order.total.currency,
  value: toDecimal(order.total),
  items: order.lines.flatMap((line) => itemsOf(line, catalogue)),
});
