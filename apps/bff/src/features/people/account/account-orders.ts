import { Inject, Injectable } from '@nestjs/common';
import {
  isBoughtBy,
  isPaid,
  type Language,
  liveLines,
  type Order,
  parkDayAt,
  writeLongDate,
} from '@shop/domain';
import { ContentSource, OrderChangeCalls } from '@shop/ports/backends';
import type { AccountOrderView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';

/** `undefined` if the backend can't list orders. */
export type OrdersOfAccount =
  | { readonly kind: 'ok'; readonly orders: readonly Order[] }
  | { readonly kind: 'failed' }
  | undefined;

/** Orders of the account's own email (docs/rules/rights.md#of-the-account). */
@Injectable()
export class AccountOrders {
  constructor(
    @Inject(OrderChangeCalls) private readonly calls: OrderChangeCalls,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  /** Drops orders of other emails, whatever the backend sends. */
  async of(email: string): Promise<OrdersOfAccount> {
    if (!email) return undefined;
    const reply = await this.calls.ordersOf(email);
    if (reply.kind === 'unsupported') return undefined;
    if (reply.kind === 'failed') return { kind: 'failed' };
    return { kind: 'ok', orders: reply.answer.filter((order) => isBoughtBy(order, email)) };
  }

  present(orders: readonly Order[], language: Language): readonly AccountOrderView[] {
    return orders.map((order) => ({
      orderId: order.id,
      boughtAt: writeLongDate(parkDayAt(order.createdAt), language),
      what: (isPaid(order) ? liveLines(order) : order.lines).map(
        ({ slug, name }) => this.content.place(slug, language)?.name ?? name,
      ),
      total: presentMoney(order.total, language),
      isCancelled: !isPaid(order),
      href: openAddress(order.id, language),
    }));
  }
}

/** URL that opens an order of the signed-in account in this browser. */
export const openAddress = (id: string, language: Language): string =>
  `/api/account/orders/${language}/${encodeURIComponent(id)}`;
