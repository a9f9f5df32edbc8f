import { createHash } from 'node:crypto';
import type { DisplayCart } from '@shop/domain';

/** A cart as its digest: other lines, days, people or amounts are another cart. */
export const cartDigest = (cart: DisplayCart): string =>
  digest(
    cart.lines.map((line) => [
      line.id,
      line.packageId,
      line.day,
      line.time,
      line.people,
      line.extras,
      line.pickup,
      line.amount,
    ]),
    cart.promo?.code,
    cart.total,
  );

export const digest = (...what: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 32);
