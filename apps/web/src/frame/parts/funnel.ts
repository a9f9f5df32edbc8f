import {
  cartSteps,
  type CartSeen,
  type FunnelEvent,
  type FunnelItem,
  type FunnelStep,
  stepOf,
  type TrackingInfo,
} from '@shop/domain';
import type { OrderFunnelForm } from '@shop/ports/forms';
import {
  funnelFacts,
  type FunnelFacts,
  orderFunnel,
  type OrderFunnelReply,
} from '@shop/ports/screens';
import { track } from '../../shop/analytics.js';
import type { Bff } from '../../shop/bff.js';

/** Session storage: the cart as this tab last saw it. */
const seenName = 'funnel-cart';
/** Session storage: checkout has begun. Without it, the order reports that step. */
const begunName = 'funnel-begun';

/** Reports one visitor's funnel steps in order. Requires consent. */
export class Funnel {
  private facts: FunnelFacts | undefined;
  private isToLook = false;
  /** An order page has no tags: the next page with tags reports it. */
  private isToTellOrders = true;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly bff: Bff,
    private readonly whoLooks: Promise<TrackingInfo>,
  ) {}

  /** The visitor came to a page, or consented on it. */
  arrive(path: string): void {
    this.next(async () => {
      const facts = await this.ask(path);
      if (path === facts.cartPath) {
        this.tellCart(facts.cart);
        if (facts.cart.items.length > 0) this.tell(viewOf('view_cart', facts.cart));
      } else remember(facts.cart);
      const product = facts.products[path];
      if (product) this.tell(productView(product, facts.currency));
      if (facts.hasOrders && this.isToTellOrders) await this.tellOrders(path);
      this.isToTellOrders = false;
    });
  }

  /** The visitor changed something on the page. Changes that wait share one request. */
  change(path: string): void {
    if (this.isToLook) return;
    this.isToLook = true;
    this.next(async () => {
      this.isToLook = false;
      this.tellCart((await this.ask(path)).cart);
    });
  }

  /** Reported at once, since the page may unload. */
  press(to: string, from: string): void {
    const { facts } = this;
    const item = facts?.products[to];
    if (item && to !== from)
      this.tell({ event: 'select_item', ecommerce: { items: [item], item_list_id: from } });
    const { id = '', items = [], currency = 'USD' } = facts?.cart ?? {};
    const isBegun = sessionStorage.getItem(begunName) === id;
    if (to === facts?.checkoutPath && items.length > 0 && !isBegun) {
      this.tell(viewOf('begin_checkout', { items, currency }));
      sessionStorage.setItem(begunName, id);
    }
  }

  /** Waits for the visitor's data; order is preserved. */
  private tell({ event, ecommerce }: FunnelEvent): void {
    void this.whoLooks.then(({ withLogin, id, pais, estado }) => {
      track({ ecommerce: null });
      track({ event, ecommerce, withLogin, id, pais, estado });
    });
  }

  /** Runs steps in sequence; a failed step does not stop the next. */
  private next(step: () => Promise<void>): void {
    this.work = this.work.then(step).catch(() => undefined);
  }

  private async ask(path: string): Promise<FunnelFacts> {
    this.facts = await this.bff.show(funnelFacts, { path });
    return this.facts;
  }

  private tellCart(after: CartSeen): void {
    const before = remembered();
    remember(after);
    if (before) cartSteps(before, after).forEach((step) => this.tell(step));
  }

  private async tellOrders(path: string): Promise<void> {
    const form: OrderFunnelForm = { path };
    const { events } = (await this.bff.call(orderFunnel, form)) as OrderFunnelReply; // as: the port promises this shape
    const paid = events.find(({ event }) => event === 'add_payment_info');
    if (paid && !sessionStorage.getItem(begunName)) {
      const { currency, value, items } = paid.ecommerce;
      this.tell({ event: 'begin_checkout', ecommerce: { currency, value, items } });
    }
    if (events.some(({ event }) => event !== 'refund')) sessionStorage.removeItem(begunName);
    events.forEach((step) => this.tell(step));
  }
}

const viewOf = (step: FunnelStep, { items, currency }: CartSeen): FunnelEvent =>
  stepOf(
    step,
    items.map(({ item }) => item),
    currency,
  );

const productView = (item: FunnelItem, currency: string): FunnelEvent => ({
  event: 'view_item',
  ecommerce: { currency, ...(item.price !== undefined && { value: item.price }), items: [item] },
});

const remember = (cart: CartSeen): void => sessionStorage.setItem(seenName, JSON.stringify(cart));

function remembered(): CartSeen | undefined {
  const kept = sessionStorage.getItem(seenName);
  return kept ? (JSON.parse(kept) as CartSeen) : undefined; // as: written above
}
