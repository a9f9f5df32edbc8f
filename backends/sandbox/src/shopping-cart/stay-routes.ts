import type { Router } from 'express';
import type { Shop } from '../engine/shop.js';
import { param, write } from '../http/call.js';
import { addStay, changeStay, removeStay } from './change-stays.js';
import * as shapes from './shapes.js';
import { stayShape } from './stay-shape.js';

const addShape = stayShape.extend({
  ...shapes.sessionShape.shape,
  SessionId: shapes.sessionShape.shape.SessionId.nullable(),
  Currency: shapes.currency,
  PackageId: shapes.packageId,
});
const changeShape = stayShape.extend({
  ...shapes.sessionShape.shape,
  PackageId: shapes.packageId,
});

export function addStays(router: Router, shop: Shop): void {
  router.post(
    '/xapi/shopping-cart/stays',
    write(shop, addShape, (tx, { SessionId, Currency, ...stay }) =>
      addStay(tx, shop, SessionId, stay, Currency),
    ),
  );
  router.patch(
    '/xapi/shopping-cart/stays/:id',
    write(shop, changeShape, (tx, { SessionId, ...stay }, request) =>
      changeStay(tx, shop, SessionId, param(request, 'id'), stay),
    ),
  );
  router.delete(
    '/xapi/shopping-cart/stays/:id',
    write(shop, shapes.sessionShape, (tx, { SessionId }, request) =>
      removeStay(tx, shop, SessionId, param(request, 'id')),
    ),
  );
}
