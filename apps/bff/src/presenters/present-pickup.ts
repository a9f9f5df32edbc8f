import { type CartLine, type Language, type Pickup, pickupsOfAll, writeTime } from '@shop/domain';
import type { LinePickupView, PickupView } from '@shop/ports/screens';

export interface Ride {
  readonly name: string;
  readonly places: readonly Pickup[];
}

/** Pickups that all rides share; `undefined` if there is no choice. */
export function presentPickups(
  rides: readonly Ride[],
  chosen: string | undefined,
  language: Language,
): PickupView | undefined {
  const offered = pickupsOfAll(rides.map(({ places }) => places));
  if (offered.length === 0) return undefined;
  const inWords = (time: Pickup['time']) => time && writeTime(time, language);
  const isOne = rides.length === 1;
  const isOffered = offered.some(({ id }) => id === chosen);
  return {
    towns: [...new Set(offered.map(({ town }) => town))].map((name) => ({
      name,
      places: offered
        .filter(({ town }) => town === name)
        .map((one) => ({
          id: one.id,
          name: one.name,
          time: isOne ? inWords(one.time) : undefined,
        })),
    })),
    chosen: isOffered ? chosen : undefined,
    rides: isOffered
      ? rides.map(({ name, places }) => ({
          name: isOne ? '' : name,
          time: inWords(places.find(({ id }) => id === chosen)?.time),
        }))
      : [],
  };
}

/** Pickup and time of a line; `undefined` without transport or choice. */
export function presentLinePickup(
  { fetched }: Pick<CartLine, 'fetched'>,
  language: Language,
): LinePickupView | undefined {
  if (fetched?.kind !== 'place') return fetched;
  const { town, name, time } = fetched;
  return { kind: 'place', place: `${name} (${town})`, time: time && writeTime(time, language) };
}
