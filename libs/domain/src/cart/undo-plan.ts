import { type Choice, partyChoiceOf } from '../choice/choice.js';
import type { HotelCode } from '../hotel/hotel.js';
import type { StayBooking } from '../hotel/stay.js';
import { type StayRequest, stayRequestOf } from '../hotel/stay-request.js';
import { type Money, subtract } from '../money/money.js';
import type { PackageChoice, PackageComponent } from '../package/package.js';
import type { CartLine, DisplayCart } from './cart.js';
import { staysOf } from './cart-stay.js';

/** The change that an undo reverses. */
export type Undoable = 'removed' | 'changed' | 'split' | 'packed';

/**
 * How to undo a change. With `id`, changes that line or package back; without it, adds the removed
 * one again. `from`: single tickets to pack again. `split`: unpacks the package again.
 */
export type UndoPlan =
  | { readonly kind: 'line'; readonly was: Choice; readonly id?: string }
  | {
      readonly kind: 'package';
      readonly was: PackageChoice;
      readonly id?: string;
      readonly from?: readonly string[];
      /** Nights to search again, or the cart's stay that they became. */
      readonly nights?: StayRequest | { readonly id: string };
    }
  | { readonly kind: 'split'; readonly id: string; readonly tickets: number }
  /** `package`: the one that the stay was in. */
  | {
      readonly kind: 'stay';
      readonly was: StayRequest;
      readonly id?: string;
      readonly package?: string;
    }
  /** A stay moved into or out of a package; `package` is where it was before. */
  | {
      readonly kind: 'moved';
      readonly id: string;
      readonly hotel: HotelCode;
      readonly package: string | undefined;
    };

/**
 * Builds the undo for a line, package or stay (docs/rules/cart.md#undo). Tickets return at current
 * prices; dearer nights need the visitor's consent.
 */
export function undoPlanOf(
  { lines, packages, stays = [] }: DisplayCart,
  id: string,
  what: 'removed' | 'changed',
): UndoPlan | undefined {
  const back = what === 'changed' ? { id } : {};
  const line = lines.find((one) => one.id === id && !one.packageId);
  if (line) return { kind: 'line', was: choiceOf(line), ...back };
  const stay = stays.find((one) => one.id === id);
  if (stay) {
    const packed = stay.packageId === undefined ? {} : { package: stay.packageId };
    return { kind: 'stay', was: stayRequestAsSeen(stay.booking), ...packed, ...back };
  }
  const whole = packages.find((one) => one.id === id);
  if (!whole) return undefined;
  const parts = lines.filter(({ packageId }) => packageId === id).flatMap(partOf);
  const nights = what === 'removed' && stays.find(({ packageId }) => packageId === id);
  const its = nights ? { nights: stayRequestAsSeen(nights.booking) } : {};
  return { kind: 'package', was: { parts, ...partyChoiceOf(whole) }, ...its, ...back };
}

const stayRequestAsSeen = (booking: StayBooking): StayRequest => ({
  ...stayRequestOf(booking),
  seen: booking.total,
});

/** An undo whose nights cost more now: by `more`, `total` in all. */
export interface DearerBack {
  readonly back: UndoPlan;
  readonly more: Money;
  readonly total: Money;
}

/** The same undo with consent to `total` for its nights; `undefined` without nights. */
export function dearerBackOf(back: UndoPlan, total: Money): DearerBack | undefined {
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

/** How the single tickets in `after` become this package again; they keep their places. */
export function undoPlanOfSplit(
  before: DisplayCart,
  id: string,
  after: DisplayCart,
): UndoPlan | undefined {
  const back = undoPlanOf(before, id, 'removed');
  if (back?.kind !== 'package') return undefined;
  // A product is in a cart at most once (docs/rules/cart.md#same-day).
  const parts = new Set(back.was.parts.map(({ slug }) => slug));
  const from = after.lines.filter(({ slug, packageId }) => !packageId && parts.has(slug));
  const stay = staysOf(before).find(({ packageId }) => packageId === id);
  const its = stay ? { nights: { id: stay.id } } : {};
  return { ...back, ...its, from: from.map((line) => line.id) };
}

/** How the package that is new in `after` becomes single tickets again. */
export function undoPlanOfPack(before: DisplayCart, after: DisplayCart): UndoPlan | undefined {
  const known = new Set(before.packages.map(({ id }) => id));
  const fresh = after.packages.find(({ id }) => !known.has(id));
  if (!fresh) return undefined;
  const tickets = after.lines.filter(({ packageId }) => packageId === fresh.id).length;
  return { kind: 'split', id: fresh.id, tickets };
}

export function ticketsOf(back: UndoPlan | undefined): readonly Choice[] {
  if (back?.kind === 'line') return [back.was];
  if (back?.kind !== 'package') return [];
  const { parts, people, extras } = back.was;
  return parts.map((part) => ({ ...part, people, extras }));
}

const choiceOf = ({ slug, day, time, components, ...line }: CartLine): Choice => ({
  slug,
  day,
  time,
  components,
  ...partyChoiceOf(line),
});

const partOf = ({ slug, day, time, components }: CartLine): readonly PackageComponent[] =>
  day ? [{ slug, day, time, components }] : [];
