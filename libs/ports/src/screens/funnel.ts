import type { CartSeen, FunnelEvent, FunnelItem } from '@shop/domain';
import { question } from './screen.js';

/** The data of the funnel's events. The browser fetches it only with consent to tags. */
export interface FunnelFacts {
  readonly cart: CartSeen;
  /** Products by the path of their buy page in this language: the page's own and the first 60. */
  readonly products: Readonly<Record<string, FunnelItem>>;
  readonly currency: string;
  readonly cartPath: string;
  readonly checkoutPath: string;
  /** Whether this browser has orders, whose events may not be sent yet. */
  readonly hasOrders: boolean;
}

export const funnelFacts = question<{ path: string }, FunnelFacts>('/funnel');

/** POST `OrderFunnelForm`: events of this browser's newest orders, each returned only once. */
export const orderFunnel = '/api/funnel/orders';

export interface OrderFunnelReply {
  readonly events: readonly FunnelEvent[];
}
