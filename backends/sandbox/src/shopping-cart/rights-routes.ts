import { longestClaimNote, weatherReasons } from '@shop/domain';
import type { Router } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import { spellingsOf } from '../engine/address.js';
import type { Answer } from '../engine/answers.js';
import type { Tx } from '../engine/database.js';
import { isRefused, refuse, type Refused } from '../engine/refusal.js';
import type { Shop } from '../engine/shop.js';
import { param, plainText, read, write } from '../http/call.js';
import { changeDateShape, changeDay } from './change-day.js';
import type { IsPaid } from './end-order.js';
import { answerOrder, showOrder } from './keep-order.js';
import { moveStay, moveStayShape } from './move-stay.js';
import { changeable, keepLine, openRight, refuseUsed } from './line-rights.js';
import { wasSold } from './was-sold.js';

const line = z.string().max(200);

const claimShape = z.object({
  Line: line,
  Reason: z.enum(weatherReasons),
  Note: z.union([z.literal(''), plainText(longestClaimNote)]),
});

const mostListed = 20;

export function addRights(router: Router, shop: Shop, isPaid: IsPaid): void {
  router.post(
    '/xapi/orders/:id/change-date',
    write(shop, changeDateShape, (tx, asked, request) =>
      changeDay(tx, shop, param(request, 'id'), asked),
    ),
  );
  router.post(
    '/xapi/orders/:id/change-stay',
    write(shop, moveStayShape, (tx, asked, request) =>
      moveStay(tx, shop, param(request, 'id'), asked, isPaid),
    ),
  );
  router.post(
    '/xapi/orders/:id/weather-claim',
    write(shop, claimShape, (tx, asked, request) =>
      claimWeather(tx, shop, param(request, 'id'), asked),
    ),
  );
  router.get(
    '/xapi/orders',
    read(
      z.object({ Email: plainText(300) }),
      ({ query }) => query,
      async ({ Email }) => ({ Orders: await ordersOf(shop, Email) }),
    ),
  );
}

/** Records a claim; the order shows the decision later. */
async function claimWeather(
  tx: Tx,
  shop: Shop,
  id: string,
  { Line, Reason, Note }: z.infer<typeof claimShape>,
): Promise<Answer | Refused> {
  const order = await changeable(tx, id);
  if (isRefused(order)) return order;
  const own = order.lines.find((one) => one.id === Line);
  if (!own) return refuse('UNKNOWN_LINE', Line);
  const used = await refuseUsed(tx, id, [Line]);
  if (used) return used;
  const right = openRight(shop, order, own, 'weather');
  if (isRefused(right)) return right;
  const at = shop.clock().toISOString();
  await keepLine(tx, order, { ...own, claim: { at, reason: Reason, note: Note } });
  return answerOrder(tx, shop, id);
}

async function ordersOf(shop: Shop, email: string) {
  const found = await shop.db
    .selectFrom('orders')
    .selectAll()
    .where(sql<string>`lower(contact->>'email')`, 'in', spellingsOf(email))
    .where(wasSold)
    .orderBy('created_at', 'desc')
    .limit(mostListed)
    .execute();
  return Promise.all(found.map((order) => showOrder(shop.db, shop, order)));
}
