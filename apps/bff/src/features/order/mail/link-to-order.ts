import { Inject, Injectable } from '@nestjs/common';
import {
  type Language,
  type Order,
  type OrderLink,
  orderLinkEnd,
  orderLinkField,
} from '@shop/domain';
import { Clock, OrderLinks, OrderLinkTokens } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { findOrderPath } from '../../../presenters/order-paths.js';

/** Creates the link that opens an order on any device (docs/rules/mail.md#link). */
@Injectable()
export class LinkToOrder {
  private readonly origin: string;

  constructor(
    @Inject(OrderLinks) private readonly links: OrderLinks,
    @Inject(OrderLinkTokens) private readonly tokens: OrderLinkTokens,
    @Inject(Clock) private readonly clock: Clock,
    { PUBLIC_ORIGIN }: Config,
  ) {
    this.origin = new URL(PUBLIC_ORIGIN).origin;
  }

  async run(
    order: Order,
    language: Language,
  ): Promise<Pick<OrderLink, 'until'> & { readonly address: string }> {
    const generation = await this.links.generationOf(order.id);
    const until = orderLinkEnd(order, this.clock.now());
    const token = await this.tokens.write({ orderId: order.id, generation, until });
    return { address: `${this.whole(findOrderPath(language))}?${orderLinkField}=${token}`, until };
  }

  /** Absolute URL for mails. */
  whole(path: string): string {
    return this.origin + path;
  }
}
