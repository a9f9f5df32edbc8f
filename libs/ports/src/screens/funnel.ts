import type { CartSeen, FunnelEvent, FunnelItem } from '@shop/domain';
import { question } from './screen.js';

/** What the funnel's events are made of; asked for by whoever agreed to tags, and by nobody else. */
export interface FunnelFacts {
  readonly cart: CartSeen;
  /** What is sold, by the address of the page that sells it in this language. */
  readonly products: Readonly<Record<string, FunnelItem>>;
  readonly currency: string;
  readonly cartPath: string;
  readonly checkoutPath: string;
  /** Whether this browser has orders, of which something may be still to be told. */
  readonly hasOrders: boolean;
}

export const funnelFacts = question<{ path: string }, FunnelFacts>('/funnel');

/**
 * POST `OrderFunnelForm`: what is still to be told of this browser's newest orders, each thing once
 * ever, whoever asks how often.
 */
export const orderFunnel = '/api/funnel/orders';

export interface OrderFunnelReply {
  readonly events: readonly FunnelEvent[];
}
