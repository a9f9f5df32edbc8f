import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import {
  buyRoute,
  type CartSeen,
  type DisplayCart,
  flagshipIn,
  type FunnelEvent,
  itemOfStay,
  itemsOfLine,
  type Language,
  pathOf,
  type Product,
  productItem,
  productOf,
  resolvePath,
  staysOf,
  toDecimal,
} from '@shop/domain';
import { CartGateway, CatalogueGateway, OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import { OrderFunnelForm } from '@shop/ports/forms';
import {
  funnelFacts,
  type FunnelFacts,
  orderFunnel,
  type OrderFunnelReply,
} from '@shop/ports/screens';
import { hashed } from '../../../backends/limits/hashed.js';
import { Refused } from '../../../http/refused.js';
import { json, type Outcome } from '../../../page/outcome.js';
import { firstWith } from '../../../presenters/first-of.js';
import { valueOr } from '../../../presenters/value-or.js';
import { type OwnOrder, readOwnOrders } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { OrderAccess } from '../order-access.js';
import { FunnelOfOrder } from './funnel-of-order.js';

/** How many of this browser's orders to check, newest first. */
const newest = 3;

/** The tag manager's data on carts and orders; needs consent (docs/rules/funnel.md). */
@Controller()
export class FunnelController {
  constructor(
    private readonly access: OrderAccess,
    private readonly ofOrder: FunnelOfOrder,
    @Inject(CartGateway) private readonly carts: CartGateway,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(OrdersGateway) private readonly orders: OrdersGateway,
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
  ) {}

  @Get(`/api${funnelFacts.path}`)
  async facts(@Visit() visit: Visit): Promise<Outcome> {
    expectConsent(visit);
    const { language, currency } = visit.visitor;
    const products = valueOr(await this.catalogue.products(), []);
    return json({
      cart: await this.cart(visit, products),
      products: await this.products(products, visit),
      currency,
      ...pathsIn(language),
      hasOrders: readOwnOrders(visit.jar).length > 0,
    } satisfies FunnelFacts);
  }

  @Post(orderFunnel)
  async ofOrders(@Body() _form: OrderFunnelForm, @Visit() visit: Visit): Promise<Outcome> {
    expectConsent(visit);
    const own = readOwnOrders(visit.jar);
    const catalogue = valueOr(await this.catalogue.products(), []);
    const each = own.slice(0, newest).map(({ id }) => this.eventsOf(id, own, catalogue));
    const events = (await Promise.all(each)).flat();
    return json({ events } satisfies OrderFunnelReply);
  }

  private async eventsOf(
    id: string,
    own: readonly OwnOrder[],
    catalogue: readonly Product[],
  ): Promise<readonly FunnelEvent[]> {
    if (!(await this.access.may(id, own))) return [];
    const [reply, purchase] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
    ]);
    if (reply.kind !== 'ok' || !purchase) return [];
    return this.ofOrder.run({ order: reply.answer, purchase, catalogue });
  }

  private async cart(
    { cart: { session }, visitor: { language, layout, currency } }: Visit,
    products: readonly Product[],
  ): Promise<CartSeen> {
    const asked = session && (await this.carts.display(session, { language, layout }));
    if (!asked || asked.kind !== 'ok') return { currency, items: [] };
    const { cart } = asked.answer;
    const items = itemsIn(cart.lines, products);
    const stays = staysOf(cart).map(itemOfStay);
    return { id: hashed(cart.id), currency: cart.currency, items: [...items, ...stays] };
  }

  private async products(products: readonly Product[], { visitor, page }: Visit) {
    const prices = valueOr(await this.catalogue.pricesFrom(visitor.currency), new Map());
    return Object.fromEntries(
      firstWith(products, productAt(page, products)).map((product) => {
        const from = prices.get(product.slug);
        const item = { ...productItem(product), ...(from && { price: toDecimal(from) }) };
        return [pathOf(buyRoute(product), visitor.language), item];
      }),
    );
  }
}

function productAt(page: string, products: readonly Product[]): Product | undefined {
  const { pathname } = new URL(page, 'https://shop.invalid');
  const resolved = resolvePath(pathname);
  if (resolved.kind !== 'page') return undefined;
  const { name, params } = resolved.route;
  return name === 'buyFlagship' ? flagshipIn(products) : productOf(products, params.slug);
}

function expectConsent({ jar }: Visit): void {
  if (!/analytics|marketing/.test(jar.read('consent') ?? '')) throw new Refused(403, 'forbidden');
}

const pathsIn = (language: Language) => ({
  cartPath: pathOf({ name: 'cart', params: {} }, language),
  checkoutPath: pathOf({ name: 'checkout', params: {} }, language),
});

const itemsIn = (lines: DisplayCart['lines'], products: readonly Product[]) =>
  lines.flatMap((line) => itemsOfLine(line, productOf(products, line.slug)));
