import { type Extra, isFetched, isPickupId, type LinePickup, type Pickup } from '@shop/domain';
import { z } from 'zod';
import { someOf } from './entries.js';
import * as wire from './wire-values.js';

const pickupId = z.custom<string>(
  (text) => typeof text === 'string' && isPickupId(text),
  'the id of a place where people are fetched',
);

const place = z.object({ id: pickupId, name: wire.name, time: wire.parkTime.nullish() });

const town = z.object({ name: wire.name, pickups: someOf(place, 500) });

export const pickups = z
  .object({ towns: someOf(town, 100) })
  .transform(({ towns }): readonly Pickup[] =>
    towns.flatMap(({ name, pickups: places }) =>
      places.map(({ time, ...one }) => ({ ...one, town: name, time: time ?? undefined })),
    ),
  );

/** Absent if the backend needs no pick-up point; ignored if unreadable. */
export const linePickup = z
  .object({
    Id: pickupId,
    Name: wire.name,
    Town: wire.name,
    Time: wire.parkTime.nullish(),
  })
  .nullish()
  .catch(undefined);

/** A line's pick-up; `null` means "not known yet" only with transport. */
export function readPickup(
  said: z.output<typeof linePickup>,
  extras: readonly Extra[],
): { readonly pickup?: string; readonly fetched?: LinePickup } {
  if (said === undefined || !isFetched(extras)) return {};
  if (said === null) return { fetched: { kind: 'open' } };
  const { Id: id, Name: name, Town: at, Time: time } = said;
  return { pickup: id, fetched: { kind: 'place', id, name, town: at, time: time ?? undefined } };
}
