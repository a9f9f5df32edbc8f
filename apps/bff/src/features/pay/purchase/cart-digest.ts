import { createHash } from 'node:crypto';
import { type Contact, type DisplayCart, partyChoiceOf, type Purchase } from '@shop/domain';

/** Hash of lines, days, people and amounts: if any differs, it is another cart. */
export const cartDigest = (cart: DisplayCart): string =>
  digest(
    cart.lines.map((line) => [
      line.id,
      line.packageId,
      line.day,
      line.time,
      ...Object.values(partyChoiceOf(line)),
      line.amount,
    ]),
    cart.promo?.code,
    // Without hold times: they are extended during payment.
    ...(cart.stays ?? []).map(({ id, booking, amount }) => [id, booking.id, amount]),
    cart.total,
  );

export const digest = (...what: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 32);

/** Everything that makes it another purchase, including buyer and payment method. */
export const purchaseDigest = (
  cart: string,
  { firstName, lastName, email, country, phone }: Contact,
  method: string,
): string => digest(cart, { firstName, lastName, email, country, phone }, method);

export const isOfCart = ({ cartDigest: of, contact, method }: Purchase, cart: string): boolean =>
  of === purchaseDigest(cart, contact, method);
