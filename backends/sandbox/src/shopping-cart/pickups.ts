import { isFetched, isParkDay, isParkTime, type ParkTime } from '@shop/domain';
import type { Router } from 'express';
import { z } from 'zod';
import type { Content, SoldProduct } from '../engine/content.js';
import { pickupTime } from '../engine/pickups.js';
import type { Choice } from '../engine/quote.js';
import { refuse } from '../engine/refusal.js';
import { findProduct } from '../engine/selling.js';
import type { Shop } from '../engine/shop.js';
import { cacheControl, read } from '../http/call.js';

type Visit = Pick<Choice, 'day' | 'time'>;

/** All pickup places for a product; none if it has no transport. */
const pickupsOf = ({ pickups }: Content, product: SoldProduct, visit: Visit) =>
  isFetched(product.upgrades)
    ? pickups.towns.map(({ key, name, pickups: places }) => ({
        name,
        pickups: places.map(({ id, name: place, before }) => ({
          id,
          name: place,
          time: pickupTime(pickups, product, { town: key, before }, visit),
        })),
      }))
    : [];

/** The pickup place of a choice; `undefined` without transport or if not chosen yet. */
function pickupOf(content: Content, product: SoldProduct, choice: Choice) {
  if (!choice.pickup || !isFetched(choice.extras)) return undefined;
  const places = pickupsOf(content, product, choice).flatMap(({ name: town, pickups }) =>
    pickups.map((one) => ({ ...one, town })),
  );
  return places.find(({ id }) => id === choice.pickup);
}

/** Refuses an unknown place. Without transport, the place is ignored. */
export const pickupProblem = (content: Content, product: SoldProduct, choice: Choice) =>
  choice.pickup && isFetched(choice.extras) && !pickupOf(content, product, choice)
    ? 'unknownPickup'
    : undefined;

export function pickupWire(content: Content, product: SoldProduct | undefined, choice: Choice) {
  const place = product && pickupOf(content, product, choice);
  return place ? { Id: place.id, Name: place.name, Town: place.town, Time: place.time } : null;
}

const pickupsQuery = z.object({
  slug: z.string().max(100),
  date: z.string().refine(isParkDay).optional(),
  startTime: z
    .string()
    .refine((text): text is ParkTime => isParkTime(text))
    .optional(),
});

export function addPickups(router: Router, { content }: Shop): void {
  router.get(
    '/xapi/pickups',
    read(
      pickupsQuery,
      (request) => request.query,
      async ({ slug, date = null, startTime = null }) => {
        const product = findProduct(content, slug);
        if (!product) return refuse('NOT_FOUND', 'slug');
        return { slug, towns: pickupsOf(content, product, { day: date, time: startTime }) };
      },
      cacheControl.catalogue,
    ),
  );
}
