import { fromDecimal } from '@shop/domain';
import { Router } from 'express';
import type { z } from 'zod';
import { transact } from '../engine/answers.js';
import { refuse } from '../engine/refusal.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { cacheControl, param, read, write } from '../http/call.js';
import { calendarOf, pricesFrom } from './calendar.js';
import { countWire } from './cart-wire.js';
import { addLine, changeLine, display, dropCart, removeLine, setCurrency } from './change-cart.js';
import { loadCart } from './keep-cart.js';
import { loadOrder, showOrder } from './keep-order.js';
import { cancelById, confirmOrder, type IsPaid } from './end-order.js';
import { addPackagePricing, addPackages, addPromos } from './package-routes.js';
import { addPickups } from './pickups.js';
import { placeOrder } from './place-order.js';
import { pricingOf } from './pricing.js';
import { cancelLines, cancelShape } from './cancel-lines.js';
import { addRights } from './rights-routes.js';
import * as shapes from './shapes.js';
import { addVouchers } from './voucher-routes.js';

/** The shopping-cart API, below its base address (docs/contracts/shopping-cart.yaml). */
export function shoppingCartRoutes(shop: Shop, isPaid: IsPaid): Router {
  const router = Router();
  addCatalogue(router, shop);
  addPickups(router, shop);
  addCart(router, shop);
  addLines(router, shop);
  addPackagePricing(router, shop);
  addPackages(router, shop);
  addPromos(router, shop);
  addOrders(router, shop, isPaid);
  addVouchers(router, shop);
  return router;
}

const query = (request: { query: unknown }) => request.query;
const body = (request: { body: unknown }) => request.body;
const nothing = () => ({});

function addCatalogue(router: Router, shop: Shop): void {
  const products = shop.content.products.map(({ capacity: _, ...product }) => product);
  router.get(
    '/xapi/products',
    read(shapes.nothingShape, nothing, async () => ({ products }), cacheControl.catalogue),
  );
  router.get(
    '/xapi/calendar',
    read(
      shapes.calendarQuery,
      query,
      async ({ slug, month, currency }) => {
        const product = findProduct(shop.content, slug);
        return product ? calendarOf(shop, product, month, currency) : refuse('NOT_FOUND', 'slug');
      },
      cacheControl.prices,
    ),
  );
  router.get(
    '/xapi/prices-from',
    read(
      shapes.currencyQuery,
      query,
      ({ currency }) => pricesFrom(shop, currency),
      cacheControl.prices,
    ),
  );
  router.post(
    '/xapi/pricing',
    read(shapes.pricingShape, body, (asked) =>
      pricingOf(shop, shapes.choiceOf({ ...asked, ComponentIds: [] }), asked.Currency),
    ),
  );
}

function addCart(router: Router, shop: Shop): void {
  router.get(
    '/xapi/shopping-cart',
    read(shapes.cartQuery, query, async ({ SessionId }) => {
      const cart = await loadCart(shop.db, shop, SessionId);
      return cart ? countWire(cart) : refuse('NOT_FOUND', 'SessionId');
    }),
  );
  router.get(
    '/xapi/shopping-cart-for-display',
    read(shapes.cartQuery, query, ({ SessionId, IncludeAmountsUSD }) =>
      transact(shop.db, (tx) => display(tx, shop, SessionId, IncludeAmountsUSD === 'true')),
    ),
  );
  router.put(
    '/xapi/shopping-cart/currency',
    write(shop, shapes.currencyShape, (tx, asked) =>
      setCurrency(tx, shop, asked.SessionId, asked.Currency),
    ),
  );
  router.delete(
    '/xapi/shopping-cart',
    write(shop, shapes.dropShape, async (tx, { SessionId, IdCart }) => {
      const cart = await loadCart(tx, shop, SessionId);
      if (cart?.cartId !== IdCart) return refuse('NOT_FOUND', 'SessionId');
      await dropCart(tx, cart);
      return { status: 204, body: undefined };
    }),
  );
}

function addLines(router: Router, shop: Shop): void {
  router.post(
    '/xapi/shopping-cart/items',
    write(shop, shapes.addShape, (tx, asked) =>
      addLine(tx, shop, asked.SessionId, shapes.choiceOf(asked), asked.Currency),
    ),
  );
  router.patch(
    '/xapi/shopping-cart/items/:id',
    write(shop, shapes.changeShape, (tx, asked, request) =>
      changeLine(tx, shop, asked.SessionId, param(request, 'id'), shapes.choiceOf(asked)),
    ),
  );
  router.delete(
    '/xapi/shopping-cart/items/:id',
    write(shop, shapes.sessionShape, (tx, asked, request) =>
      removeLine(tx, shop, asked.SessionId, param(request, 'id')),
    ),
  );
}

function addOrders(router: Router, shop: Shop, isPaid: IsPaid): void {
  router.post(
    '/xapi/orders',
    write(shop, shapes.orderShape, async (tx, asked) => {
      const total = fromDecimal(asked.Total, asked.Currency);
      if (!total) return refuse('BAD_REQUEST', 'Total');
      return placeOrder(tx, shop, { ...orderQuestion(asked), total });
    }),
  );
  router.get(
    '/xapi/orders/:id',
    read(shapes.nothingShape, nothing, async (_, request) => {
      const order = await loadOrder(shop.db, param(request, 'id'));
      return order ? showOrder(shop.db, shop, order) : refuse('NOT_FOUND', 'Id');
    }),
  );
  router.post(
    '/xapi/orders/:id/confirm',
    write(shop, shapes.confirmShape, (tx, { PaymentId }, request) =>
      confirmOrder(tx, shop, param(request, 'id'), PaymentId, isPaid),
    ),
  );
  router.post(
    '/xapi/orders/:id/cancel',
    write(shop, cancelShape, (tx, asked, request) =>
      asked.Lines
        ? cancelLines(tx, shop, param(request, 'id'), { ...asked, Lines: asked.Lines })
        : cancelById(tx, shop, param(request, 'id')),
    ),
  );
  addRights(router, shop);
}

const orderQuestion = ({
  SessionId,
  Language,
  Reference,
  Contact,
  PayUntil,
}: z.infer<typeof shapes.orderShape>) => ({
  sessionId: SessionId,
  language: Language,
  reference: Reference,
  payUntil: PayUntil === null ? null : new Date(PayUntil),
  contact: {
    firstName: Contact.FirstName,
    lastName: Contact.LastName,
    email: Contact.Email,
    country: Contact.Country,
    phone: Contact.Phone,
  },
});
