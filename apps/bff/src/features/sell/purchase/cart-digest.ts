import { createHash } from 'node:crypto';
import type { Contact, DisplayCart, Purchase } from '@shop/domain';

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
    // Their holds are put off while somebody pays; that is no other cart.
    ...(cart.stays ?? []).map(({ id, booking, amount }) => [id, booking.id, amount]),
    cart.total,
  );

export const digest = (...what: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 32);

/** Whatever makes it another purchase: who buys and how it is paid, too. */
export const purchaseDigest = (
  cart: string,
  { firstName, lastName, email, country, phone }: Contact,
  method: string,
): string => digest(cart, { firstName, lastName, email, country, phone }, method);

/** Whether a purchase is of the cart that has this digest. */
export const isOfCart = ({ cartDigest: of, contact, method }: Purchase, cart: string): boolean =>
  of === purchaseDigest(cart, contact, method);
