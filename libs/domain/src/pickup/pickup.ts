import type { ParkTime } from '../calendar/park-day.js';
import type { Extra } from '../catalogue/product.js';

/** A pick-up point with the operator's name, which is never translated. */
export interface Pickup {
  readonly id: string;
  readonly name: string;
  readonly town: string;
  /** The pick-up time on the day of the visit; `undefined` if the backend has none yet. */
  readonly time: ParkTime | undefined;
}

/** The pick-up of a line with transport; `open` until the visitor chooses. */
export type LinePickup = ({ readonly kind: 'place' } & Pickup) | { readonly kind: 'open' };

/** Whether the extras include transport, so that a pick-up point is needed. */
export const isFetched = (extras: readonly Extra[]): boolean =>
  extras.includes('transport') || extras.includes('transportWithFood');

/** Keeps the pick-up point only with transport (docs/rules/transport.md#asked). */
export const pickupWith = (
  pickup: string | undefined,
  extras: readonly Extra[],
): string | undefined => (isFetched(extras) ? pickup : undefined);

export const isPickupId = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text);

export function pickupsOfAll(rides: readonly (readonly Pickup[])[]): readonly Pickup[] {
  const [first = [], ...others] = rides;
  return first.filter(({ id }) => others.every((ride) => ride.some((one) => one.id === id)));
}
