import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import {
  buyRoute,
  type CartSeen,
  itemOfStay,
  itemsOfLine,
  type Language,
  pathOf,
  type Product,
  productItem,
  staysOf,
  toDecimal,
} from '@shop/domain';
import { CartGateway, CatalogueGateway, OrdersGateway, PurchaseLedger } from '@shop/ports/backends';
import {
  funnelFacts,
  type FunnelFacts,
  orderFunnel,
  type OrderFunnelReply,
} from '@shop/ports/screens';
import { IsString, Matches, MaxLength } from 'class-validator';
import { hashed } from '../../../http/hashed.js';
import { Refused } from '../../../http/refused.js';
import { json, type Outcome } from '../../../page/outcome.js';
import { answerOr } from '../../../presenters/answer-or.js';
import { readOwnOrders } from '../../../visit/own-orders.js';
import { Visit } from '../../../visit/visit.js';
import { OrderAccess } from '../order/order-access.js';
import { FunnelOfOrder } from './funnel-of-order.js';

class OrderForm {
  @IsString()
  @MaxLength(2048)
  readonly path: string = '';

  @Matches(/^[\w.-]{1,64}$/)
  readonly order!: string;
}

const nothing: OrderFunnelReply = { events: [] };

/** What the tag manager is told of carts and orders, for whoever agreed to it (docs/rules/funnel.md). */
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
    const products = answerOr(await this.catalogue.products(), []);
    const facts: FunnelFacts = {
      cart: await this.cart(visit, products),
      products: await this.products(products, visit),
      currency,
      cartPath: pathOf({ name: 'cart', params: {} }, language),
      checkoutPath: pathOf({ name: 'checkout', params: {} }, language),
      orderPath: orderFolder(language),
    };
    return json(facts);
  }

  @Post(orderFunnel)
  async order(@Body() { order: id }: OrderForm, @Visit() visit: Visit): Promise<Outcome> {
    expectConsent(visit);
    if (!(await this.access.may(id, readOwnOrders(visit.jar)))) return json(nothing);
    const [reply, purchase, products] = await Promise.all([
      this.orders.order(id),
      this.ledger.findByOrder(id),
      this.catalogue.products(),
    ]);
    if (reply.kind !== 'ok' || !purchase) return json(nothing);
    const of = { order: reply.answer, purchase, catalogue: answerOr(products, []) };
    return json({ events: await this.ofOrder.run(of) } satisfies OrderFunnelReply);
  }

  private async cart(
    { cart: { session }, visitor: { language, layout, currency } }: Visit,
    products: readonly Product[],
  ): Promise<CartSeen> {
    const asked = session && (await this.carts.display(session, { language, layout }));
    if (!asked || asked.kind !== 'ok') return { currency, items: [] };
    const { cart } = asked.answer;
    const items = cart.lines.flatMap((line) =>
      itemsOfLine(
        line,
        products.find(({ slug }) => slug === line.slug),
      ),
    );
    const stays = staysOf(cart).map(itemOfStay);
    return { id: hashed(cart.id), currency: cart.currency, items: [...items, ...stays] };
  }

  private async products(products: readonly Product[], { visitor }: Visit) {
    const prices = answerOr(await this.catalogue.pricesFrom(visitor.currency), new Map());
    return Object.fromEntries(
      products.map((product) => {
        const from = prices.get(product.slug);
        const item = { ...productItem(product), ...(from && { price: toDecimal(from) }) };
        return [pathOf(buyRoute(product), visitor.language), item];
      }),
    );
  }
}

function expectConsent({ jar }: Visit): void {
  if (!/analytics|marketing/.test(jar.read('consent') ?? '')) throw new Refused(403, 'forbidden');
}

const orderFolder = (language: Language): string =>
  pathOf({ name: 'order', params: { id: 'x' } }, language).replace(/x\/$/, '');
