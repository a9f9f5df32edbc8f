import {
  type CartLine,
  type CurrencyCode,
  type DisplayCart,
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
  return { id, currency, expiresAt: undefined, lines: [], ...totals };
}

/** Whether a line of it is no longer held. */
export const hasErrors = ({ lines }: DisplayCart) =>
  lines.some(({ status }) => status === 'UNAVAILABLE');

/** The totals of what is still held. */
export function withTotals(cart: DisplayCart): DisplayCart {
  const held = cart.lines.filter(({ status }) => status === 'HELD');
  const original = sum(
    held.map((line) => line.original),
    cart.currency,
  );
  const total = sum(
    held.map((line) => line.amount),
    cart.currency,
  );
  return { ...cart, original, total, saved: subtract(original, total) };
}

/** The same cart with the places of one line gone. */
export function withoutPlaces(cart: DisplayCart, line: string): DisplayCart {
  const lines = cart.lines.map((kept): CartLine =>
    kept.id === line ? { ...kept, status: 'UNAVAILABLE' } : kept,
  );
  return withTotals({ ...cart, lines });
}
