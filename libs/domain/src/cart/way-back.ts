import type { Choice } from '../choice/choice.js';
import type { HotelCode } from '../hotel/hotel.js';
import type { StayBooking } from '../hotel/stay.js';
import { type StayWish, wishOf } from '../hotel/stay-wish.js';
import { type Money, subtract } from '../money/money.js';
import type { PackageChoice, PackageComponent } from '../package/package.js';
import type { CartLine, DisplayCart } from './cart.js';
import { staysOf } from './cart-stay.js';

/** What a change of the cart was, for who takes it back. */
export type Undoable = 'removed' | 'changed' | 'split' | 'packed';

/**
 * A line or a package as it was before a change. `id` is the one to be changed back; without it what
 * was taken out is put in again, a package `from` the loose lines that it was split into. `split`
 * makes loose lines again of the package that came of so many tickets.
 */
export type WayBack =
  | { readonly kind: 'line'; readonly was: Choice; readonly id?: string }
  | {
      readonly kind: 'package';
      readonly was: PackageChoice;
      readonly id?: string;
      readonly from?: readonly string[];
      /** Its nights, which are looked for again; or the stay of the cart that they are now. */
      readonly nights?: StayWish | { readonly id: string };
    }
  | { readonly kind: 'split'; readonly id: string; readonly tickets: number }
  /** `package`: the one that it was in. */
  | {
      readonly kind: 'stay';
      readonly was: StayWish;
      readonly id?: string;
      readonly package?: string;
    }
  /** A stay that was put into a package, or taken out of it: `package` is where it was before. */
  | {
      readonly kind: 'moved';
      readonly id: string;
      readonly hotel: HotelCode;
      readonly package: string | undefined;
    };

/**
 * How the loose line or the package of this id comes back exactly as it stands in `cart`
 * (docs/rules/cart.md#undo); none for what is not there. Tickets come back at the prices of that
 * moment; nights at no more than they cost, unless that is agreed to.
 */
export function wayBackOf(
  { lines, packages, stays = [] }: DisplayCart,
  id: string,
  what: 'removed' | 'changed',
): WayBack | undefined {
  const back = what === 'changed' ? { id } : {};
  const line = lines.find((one) => one.id === id && !one.packageId);
  if (line) return { kind: 'line', was: choiceOf(line), ...back };
  const stay = stays.find((one) => one.id === id);
  if (stay) {
    const packed = stay.packageId === undefined ? {} : { package: stay.packageId };
    return { kind: 'stay', was: wishAsSeen(stay.booking), ...packed, ...back };
  }
  const whole = packages.find((one) => one.id === id);
  if (!whole) return undefined;
  const { people, extras, pickup } = whole;
  const parts = lines.filter(({ packageId }) => packageId === id).flatMap(partOf);
  const nights = what === 'removed' && stays.find(({ packageId }) => packageId === id);
  const its = nights ? { nights: wishAsSeen(nights.booking) } : {};
  return { kind: 'package', was: { parts, people, extras, pickup }, ...its, ...back };
}

const wishAsSeen = (booking: StayBooking): StayWish => ({
  ...wishOf(booking),
  seen: booking.total,
});

/** A way back whose nights cost more by now: `more` than they did, and `total` in all. */
export interface DearerBack {
  readonly back: WayBack;
  readonly more: Money;
  readonly total: Money;
}

/** The same way back once `total` is agreed to for its nights; none for one without nights. */
export function dearerBackOf(back: WayBack, total: Money): DearerBack | undefined {
  if (back.kind !== 'stay' && back.kind !== 'package') return undefined;
  const nights = back.kind === 'stay' ? back.was : back.nights;
  if (!nights || 'id' in nights || !nights.seen) return undefined;
  const agreed = { ...nights, seen: total };
  return {
    back: back.kind === 'stay' ? { ...back, was: agreed } : { ...back, nights: agreed },
    more: subtract(total, nights.seen),
    total,
  };
}

/** How the lines of `after` that were this package become it again; their places stay theirs. */
export function wayBackOfSplit(
  before: DisplayCart,
  id: string,
  after: DisplayCart,
): WayBack | undefined {
  const back = wayBackOf(before, id, 'removed');
  if (back?.kind !== 'package') return undefined;
  // A product stands in a cart once (docs/rules/cart.md#same-day).
  const parts = new Set(back.was.parts.map(({ slug }) => slug));
  const from = after.lines.filter(({ slug, packageId }) => !packageId && parts.has(slug));
  const stay = staysOf(before).find(({ packageId }) => packageId === id);
  const its = stay ? { nights: { id: stay.id } } : {};
  return { ...back, ...its, from: from.map((line) => line.id) };
}

/** How the package that `after` has and `before` had not becomes loose lines again. */
export function wayBackOfPack(before: DisplayCart, after: DisplayCart): WayBack | undefined {
  const known = new Set(before.packages.map(({ id }) => id));
  const fresh = after.packages.find(({ id }) => !known.has(id));
  if (!fresh) return undefined;
  const tickets = after.lines.filter(({ packageId }) => packageId === fresh.id).length;
  return { kind: 'split', id: fresh.id, tickets };
}

/** The tickets of a way back, each with its people. */
export function ticketsOf(back: WayBack | undefined): readonly Choice[] {
  if (back?.kind === 'line') return [back.was];
  if (back?.kind !== 'package') return [];
  const { parts, people, extras } = back.was;
  return parts.map((part) => ({ ...part, people, extras }));
}

const choiceOf = ({ slug, day, time, people, extras, components, pickup }: CartLine): Choice => ({
  slug,
  day,
  time,
  people,
  extras,
  components,
  pickup,
});

const partOf = ({ slug, day, time, components }: CartLine): readonly PackageComponent[] =>
  day ? [{ slug, day, time, components }] : [];
