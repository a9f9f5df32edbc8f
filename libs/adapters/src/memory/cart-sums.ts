import {
  add,
  type CartLine,
  type CurrencyCode,
  deductionOf,
  type DisplayCart,
  isZero,
  staysOf,
  subtract,
  sum,
  zero,
} from '@shop/domain';

/** A cart, and whether a page load is told of errors in it. */
export interface Held {
  readonly cart: DisplayCart;
  readonly withErrors: boolean;
}

export function emptyCart(id: string, currency: CurrencyCode): DisplayCart {
  const none = zero(currency);
  const totals = { original: none, saved: none, total: none };
  return { id, currency, expiresAt: undefined, lines: [], packages: [], ...totals };
}

/** Whether a line of it is no longer held. */
export const hasErrors = ({ lines }: DisplayCart) =>
  lines.some(({ status }) => status === 'UNAVAILABLE');

/** The totals of what is still held. */
export function withTotals(cart: DisplayCart): DisplayCart {
  const held = cart.lines.filter(({ status }) => status === 'HELD');
  const { amount, original, saved } = sumsOf(held, cart.currency);
  const once = deductionOf(cart.promo) ?? zero(cart.currency);
  const packages = cart.packages.map((one) => ({
    ...one,
    ...sumsOf(
      cart.lines.filter(({ packageId }) => packageId === one.id),
      cart.currency,
    ),
  }));
  const nights = sumsOfStays(cart);
  const total = add(subtract(amount, once), nights.total);
  return {
    ...cart,
    packages,
    original: add(original, nights.original),
    saved: add(add(saved, once), subtract(nights.original, nights.total)),
    total,
    needsPayment: !isZero(total),
  };
}

/** Of the stays that are held. */
function sumsOfStays(cart: DisplayCart) {
  const held = staysOf(cart).filter(({ status }) => status === 'HELD');
  const of = (part: 'original' | 'total') =>
    sum(
      held.map(({ booking }) => booking[part]),
      cart.currency,
    );
  return { original: of('original'), total: of('total') };
}

function sumsOf(lines: readonly CartLine[], currency: CurrencyCode) {
  const of = (part: 'original' | 'amount') =>
    sum(
      lines.map((line) => line[part]),
      currency,
    );
  return {
    original: of('original'),
    amount: of('amount'),
    saved: subtract(of('original'), of('amount')),
  };
}

/** The same cart with the places of one line gone. */
export function withoutPlaces(cart: DisplayCart, line: string): DisplayCart {
  const lines = cart.lines.map((kept): CartLine =>
    kept.id === line ? { ...kept, status: 'UNAVAILABLE', reason: 'soldOut' } : kept,
  );
  return withTotals({ ...cart, lines });
}
