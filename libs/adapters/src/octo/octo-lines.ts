import {
  type CartLine,
  type CartLineKey,
  type DisplayCart,
  earliestEnd,
  isZero,
  money,
  subtract,
  sum,
} from '@shop/domain';
import type { KeptCart } from '@shop/ports/backends';
import type { HoldRequest } from './octo-bookings.js';
import type { BookedCart, BookedLine } from './octo-records.js';

export const mostExtensions = 2;

export const holdRequestOf = ({ slug, day, time, people }: BookedLine): HoldRequest => ({
  slug,
  day,
  time: time ?? undefined,
  people,
});

export const isHeldAt = ({ until }: BookedLine, now: Date): boolean =>
  until !== null && new Date(until) > now;

export function cartLineOf(
  line: BookedLine,
  currency: BookedCart['currency'],
  now: Date,
  parksInPackage = 1,
): CartLine {
  const of = (amount: number) => money(amount, currency);
  const { id, slug, name, day, people, packageId } = line;
  return {
    id,
    slug,
    name,
    day,
    people,
    extras: [],
    components: [],
    time: line.time ?? undefined,
    units: line.units.map(({ unit, quantity, listPrice, unitPrice }) => ({
      unit,
      quantity,
      listPrice: of(listPrice),
      unitPrice: of(unitPrice),
      amount: of(unitPrice * quantity),
    })),
    extraLines: [],
    original: of(line.original),
    amount: of(line.amount),
    ...(isHeldAt(line, now)
      ? { status: 'HELD' }
      : { status: 'UNAVAILABLE', reason: line.until === null ? 'soldOut' : 'ended' }),
    ...(packageId !== null && { packageId, parksInPackage }),
  };
}

const partsOf = ({ lines }: Pick<BookedCart, 'lines'>, id: string | null) =>
  lines.filter(({ packageId }) => packageId === id);

/** The cart to display; its totals cover only what is still held. */
function displayOf(cart: BookedCart, now: Date): DisplayCart {
  const { id, currency, extensions } = cart;
  const lines = [...partsOf(cart, null), ...cart.lines.filter((line) => line.packageId !== null)];
  const shown = lines.map((line) =>
    cartLineOf(line, currency, now, partsOf(cart, line.packageId).length),
  );
  const held = shown.filter(({ status }) => status === 'HELD');
  const packages = [...new Set(cart.lines.flatMap(({ packageId }) => packageId ?? []))];
  return {
    id,
    currency,
    lines: shown,
    expiresAt: earliestEnd(
      cart.lines.map((line) =>
        isHeldAt(line, now) && line.until ? new Date(line.until) : undefined,
      ),
    ),
    ...(held.length > 0 && { holdExtensionsLeft: Math.max(0, mostExtensions - extensions) }),
    packages: packages.map((packageId) => {
      const parts = shown.filter((line) => line.packageId === packageId);
      const people = parts[0]?.people ?? { ADULT: 0, CHILD: 0, INFANT: 0 };
      const { original, saved, total: amount } = sumsOf(parts, currency);
      return { id: packageId, people, extras: [], original, saved, amount };
    }),
    ...sumsOf(held, currency),
    needsPayment: !isZero(sumsOf(held, currency).total),
  };
}

function sumsOf(lines: readonly CartLine[], currency: BookedCart['currency']) {
  const original = sum(
    lines.map((line) => line.original),
    currency,
  );
  const total = sum(
    lines.map((line) => line.amount),
    currency,
  );
  return { original, total, saved: subtract(original, total) };
}

export const keptOf = (cart: BookedCart, now: Date): KeptCart => ({
  session: cart.session,
  cart: displayOf(cart, now),
});

export const keyOfLine = (line: BookedLine, parent: string): CartLineKey => ({
  id: line.id,
  parent,
  day: line.day,
});
