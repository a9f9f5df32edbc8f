import { Router } from 'express';
import type { Shop } from '../engine/shop.js';
import { write } from '../http/call.js';
import { callShape, requestCall } from './request-call.js';
import { type Account, subscribe, subscriptionShape } from './subscribe.js';

/** The newsletter API, below its base address (backends/contracts/newsletter.yaml). */
export function newsletterRoutes(shop: Shop, account: Account): Router {
  const router = Router();
  router.post(
    '/newsletter',
    write(shop, subscriptionShape, (tx, question) => subscribe(tx, shop, account, question)),
  );
  router.post(
    '/call-requests',
    write(shop, callShape, (tx, question) => requestCall(tx, shop, account, question)),
  );
  return router;
}
