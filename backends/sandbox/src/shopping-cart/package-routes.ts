import type { Router } from 'express';
import type { Shop } from '../engine/shop.js';
import { param, read, write } from '../http/call.js';
import { addPackage, changePackage, removePackage, splitPackage } from './change-package.js';
import { addPromo, removePromo } from './change-promo.js';
import { extendHold } from './extend-hold.js';
import { packagePricingOf } from './pricing.js';
import * as shapes from './shapes.js';

const body = (request: { body: unknown }) => request.body;

export function addPackagePricing(router: Router, shop: Shop): void {
  router.post(
    '/xapi/package-pricing',
    read(shapes.packagePricingShape, body, (asked) =>
      packagePricingOf(shop, shapes.packageOf(asked), asked.Currency, asked),
    ),
  );
}

export function addPackages(router: Router, shop: Shop): void {
  router.post(
    '/xapi/shopping-cart/packages',
    write(shop, shapes.addPackageShape, (tx, asked) =>
      addPackage(
        tx,
        shop,
        asked.SessionId,
        { ...shapes.packageOf(asked), from: asked.FromItems, stay: asked.Stay },
        asked.Currency,
      ),
    ),
  );
  router.patch(
    '/xapi/shopping-cart/packages/:id',
    write(shop, shapes.changePackageShape, (tx, asked, request) =>
      changePackage(tx, shop, asked.SessionId, param(request, 'id'), shapes.packageOf(asked)),
    ),
  );
  router.delete(
    '/xapi/shopping-cart/packages/:id',
    write(shop, shapes.sessionShape, (tx, { SessionId }, request) =>
      removePackage(tx, shop, SessionId, param(request, 'id')),
    ),
  );
  router.post(
    '/xapi/shopping-cart/packages/:id/split',
    write(shop, shapes.sessionShape, (tx, { SessionId }, request) =>
      splitPackage(tx, shop, SessionId, param(request, 'id')),
    ),
  );
  router.put(
    '/xapi/shopping-cart/hold',
    write(shop, shapes.sessionShape, (tx, { SessionId }) => extendHold(tx, shop, SessionId)),
  );
}

export function addPromos(router: Router, shop: Shop): void {
  router.post(
    '/xapi/shopping-cart/promo',
    write(shop, shapes.promoShape, (tx, { SessionId, Code }) =>
      addPromo(tx, shop, SessionId, Code),
    ),
  );
  router.delete(
    '/xapi/shopping-cart/promo/:code',
    write(shop, shapes.sessionShape, (tx, { SessionId }, request) =>
      removePromo(tx, shop, SessionId, param(request, 'code')),
    ),
  );
}
