import { Inject, Injectable } from '@nestjs/common';
import { orderLinkStatus } from '@shop/domain';
import { Clock, OrderLinks, OrderLinkTokens } from '@shop/ports/backends';
import type { LinkNo } from './find-order-pages.js';

export type OpenedLink =
  | { readonly kind: 'opened'; readonly orderId: string; readonly generation: number }
  | { readonly kind: 'refused'; readonly no: LinkNo };

/** Opens an order by its link (docs/rules/mail.md#link). */
@Injectable()
export class OpenLink {
  constructor(
    @Inject(OrderLinkTokens) private readonly tokens: OrderLinkTokens,
    @Inject(OrderLinks) private readonly links: OrderLinks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async run(token: string): Promise<OpenedLink> {
    const read = await this.tokens.read(token);
    if (read.kind !== 'link')
      return refused(read.kind === 'foreign' ? 'orderLinkForeign' : 'orderLinkForged');
    const { orderId, generation } = read.link;
    const present = await this.links.generationOf(orderId);
    switch (orderLinkStatus(read.link, present, this.clock.now())) {
      case 'good':
        return { kind: 'opened', orderId, generation };
      case 'expired':
        return refused('orderLinkExpired');
      case 'revoked':
        return refused('orderLinkRevoked');
    }
  }
}

const refused = (no: LinkNo): OpenedLink => ({ kind: 'refused', no });
