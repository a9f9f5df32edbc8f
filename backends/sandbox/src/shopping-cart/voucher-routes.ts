import type { Router } from 'express';
import { z } from 'zod';
import type { Shop } from '../engine/shop.js';
import { param, plainText, read, write } from '../http/call.js';
import { nothingShape } from './shapes.js';
import { endedVouchers, findVoucher, redeemVoucher } from './voucher-states.js';

const nothing = () => ({});

const lookupShape = z.object({ Code: plainText(100) });
const redeemShape = z.object({
  Code: plainText(100),
  At: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullish(),
});

export function addVouchers(router: Router, shop: Shop): void {
  router.post(
    '/xapi/orders/:id/redeem',
    write(shop, redeemShape, (tx, { Code, At }, request) =>
      redeemVoucher(tx, shop, param(request, 'id'), { code: Code, at: At ?? undefined }),
    ),
  );
  router.get(
    '/xapi/ended-vouchers',
    read(nothingShape, nothing, () => endedVouchers(shop.db, shop.clock)),
  );
  router.post(
    '/xapi/voucher-lookup',
    read(
      lookupShape,
      (request) => request.body,
      ({ Code }) => findVoucher(shop.db, Code),
    ),
  );
}
