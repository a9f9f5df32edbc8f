import {
  type CartLine,
  type CartLineKey,
  type CartRefusal,
  type Choice,
  type CurrencyCode,
  type DisplayCart,
  isFetched,
  refuseChoice,
} from '@shop/domain';
import type { Written } from '@shop/ports/backends';
import type { MemoryShelf } from './memory-shelf.js';

/** The package that a line is a part of, and what a coupon takes off it. */
export type InPackage = Pick<CartLine, 'packageId' | 'parksInPackage' | 'couponPercent'>;

/** A choice as a held line of a cart; `undefined` where it has no price. */
export function lineOf(
  shelf: MemoryShelf,
  wanted: Choice,
  id: string,
  currency: CurrencyCode,
  { packageId, parksInPackage, couponPercent }: InPackage = {},
): CartLine | undefined {
  const { slug, day, time, people, extras, components } = wanted;
  const choice: Choice = { slug, day, time, people, extras, components };
  const product = shelf.product(slug);
  const price = shelf.price(choice, currency, parksInPackage, couponPercent);
  if (!product || !price) return undefined;
  return {
    ...choice,
    id,
    name: product.name,
    units: price.units.map(({ unit, quantity, listPrice, unitPrice, amount }) => {
      return { unit, quantity, listPrice, unitPrice, amount };
    }),
    extraLines: price.extras.map(({ extra, quantity, unitPrice, amount }) => {
      return { extra, quantity, unitPrice, amount };
    }),
    original: price.original,
    amount: price.total,
    status: 'HELD',
    ...fetchedOf(shelf, wanted),
    ...(packageId !== undefined && { packageId, parksInPackage }),
    ...(couponPercent !== undefined && { couponPercent }),
  };
}

/** Where a line with transport is fetched, if anybody is asked. */
function fetchedOf(
  { pickups }: MemoryShelf,
  { extras, pickup }: Choice,
): Pick<CartLine, 'pickup' | 'fetched'> {
  if (!pickups || !isFetched(extras)) return {};
  const place = pickups.find(({ id }) => id === pickup);
  return place
    ? { pickup: place.id, fetched: { kind: 'place', ...place } }
    : { fetched: { kind: 'open' } };
}

export type RefusedWrite = Extract<Written<never>, { kind: 'refused' }>;

/** Why a choice can't be a line of a cart; nothing when it can. */
export function refuseLine(
  shelf: MemoryShelf,
  { lines }: DisplayCart,
  choice: Choice,
  changing?: string,
): RefusedWrite | undefined {
  const refusal = shelf.refuse(choice);
  if (refusal) return { kind: 'refused', refusal };
  const wanted = { parent: parentOf(shelf, choice.slug), day: choice.day };
  return refusedFor(refuseChoice(wanted, keysOf(shelf, lines), changing));
}

const parentOf = (shelf: MemoryShelf, slug: string): string =>
  shelf.product(slug)?.variantOf ?? slug;

/** What the domain's rules need of lines. */
export const keysOf = (shelf: MemoryShelf, lines: readonly CartLine[]): readonly CartLineKey[] =>
  lines.map(({ id, slug, day }) => ({ id, parent: parentOf(shelf, slug), day }));

export function refusedFor(no: CartRefusal | undefined): RefusedWrite | undefined {
  if (no?.kind === 'duplicate') return { kind: 'refused', refusal: 'duplicate', line: no.with.id };
  return no && { kind: 'refused', refusal: no.kind };
}

/** The same lines in another currency; nothing where one of them has no price there. */
export function repriced(
  shelf: MemoryShelf,
  cart: DisplayCart,
  currency: CurrencyCode,
): DisplayCart | undefined {
  const lines = cart.lines.flatMap((line) => {
    const priced = lineOf(shelf, line, line.id, currency, line);
    return priced ? [{ ...priced, status: line.status }] : [];
  });
  return lines.length === cart.lines.length ? { ...cart, currency, lines } : undefined;
}
