import { fromDecimal } from '@shop/domain';
import type { Router } from 'express';
import type { z } from 'zod';
import { refuse } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { param, read, write } from '../http/call.js';
import { cancelLines, cancelShape } from './cancel-lines.js';
import { cancelById, confirmOrder, type IsPaid } from './end-order.js';
import { loadOrder, showOrder } from './keep-order.js';
import { placeOrder } from './place-order.js';
import { addRights } from './rights-routes.js';
import * as shapes from './shapes.js';

export function addOrders(router: Router, shop: Shop, isPaid: IsPaid): void {
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
    read(
      shapes.nothingShape,
      () => ({}),
      async (_, request) => {
        const order = await loadOrder(shop.db, param(request, 'id'));
        return order ? showOrder(shop.db, shop, order) : refuse('NOT_FOUND', 'Id');
      },
    ),
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
  addRights(router, shop, isPaid);
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
