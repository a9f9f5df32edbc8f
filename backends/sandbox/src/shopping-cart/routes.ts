import { Router } from 'express';
import { transact } from '../engine/answers.js';
import { refuse } from '../engine/refusal.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { cacheControl, param, read, readList, write } from '../http/call.js';
import { calendarOf, pricesFrom } from './calendar.js';
import { countWire } from './cart-wire.js';
import { addLine, changeLine, display, dropCart, removeLine, setCurrency } from './change-cart.js';
import { loadCart } from './keep-cart.js';
import type { IsPaid } from './end-order.js';
import { addOrders } from './order-routes.js';
import { addPackagePricing, addPackages, addPromos } from './package-routes.js';
import { addPickups } from './pickups.js';
import { pricingOf } from './pricing.js';
import * as shapes from './shapes.js';
import { addStays } from './stay-routes.js';
import { addVouchers } from './voucher-routes.js';

/** The shopping-cart API, below its base address (backends/contracts/shopping-cart.yaml). */
export function shoppingCartRoutes(shop: Shop, isPaid: IsPaid): Router {
  const router = Router();
  addCatalogue(router, shop);
  addPickups(router, shop);
  addCart(router, shop);
  addLines(router, shop);
  addPackagePricing(router, shop);
  addPackages(router, shop);
  addPromos(router, shop);
  addStays(router, shop);
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
    readList(shapes.nothingShape, nothing, async () => ({ products }), cacheControl.catalogue),
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
    readList(
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
