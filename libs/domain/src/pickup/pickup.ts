import type { ParkTime } from '../calendar/park-day.js';
import type { Extra } from '../catalogue/product.js';

/** A place where transport fetches people, as the operator calls it; in no language. */
export interface Pickup {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  /** When, on the day of the visit; `undefined` as long as the backend does not know. */
  readonly time: ParkTime | undefined;
}

/** Where a line with transport is fetched; `open` while nobody has said it. */
export type LinePickup = ({ readonly kind: 'place' } & Pickup) | { readonly kind: 'open' };

/** Whether somebody comes for these people: only then is there anything to ask. */
export const isFetched = (extras: readonly Extra[]): boolean =>
  extras.includes('transport') || extras.includes('transportWithFood');

/** A place is part of a choice with transport alone (docs/rules/transport.md#asked). */
export const pickupWith = (
  pickup: string | undefined,
  extras: readonly Extra[],
): string | undefined => (isFetched(extras) ? pickup : undefined);

/** A place as an address, a form or a backend names it. */
export const isPickupId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text);

/** The places where all of several rides fetch people, in the order of the first. */
export function pickupsOfAll(rides: readonly (readonly Pickup[])[]): readonly Pickup[] {
  const [first = [], ...others] = rides;
  return first.filter(({ id }) => others.every((ride) => ride.some((one) => one.id === id)));
}
