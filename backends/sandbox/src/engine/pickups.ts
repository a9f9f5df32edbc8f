import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPickupId, type ParkTime, type Product } from '@shop/domain';
import { z } from 'zod';

const key = z.string().regex(/^[a-z-]+$/);

/** `pickups.json`: the pickup places, by town. */
const places = z.object({
  towns: z.array(
    z.object({
      /** The town's key in `directions/coast.json`. */
      key,
      name: z.string().min(1),
      pickups: z
        .array(
          z.object({
            id: z.string().refine(isPickupId),
            name: z.string().min(1),
            /** Minutes earlier than the ride takes; `null`: unknown. */
            before: z.number().int().positive().nullable(),
          }),
        )
        .min(1),
    }),
  ),
});

const directions = z.object({
  slug: z.string(),
  distances: z.record(key, z.object({ minutes: z.number().int().positive() })),
});

export interface Pickups extends z.infer<typeof places> {
  /** The ride times from each town, by the slug of the parent product. */
  readonly rides: ReadonlyMap<string, Readonly<Record<string, { readonly minutes: number }>>>;
}

export async function readPickups(folder: string): Promise<Pickups> {
  const read = async <T>(name: string, shape: z.ZodType<T>): Promise<T> =>
    shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const names = (await readdir(join(folder, 'directions'))).filter((name) => name !== 'coast.json');
  const ways = await Promise.all(names.map((name) => read(`directions/${name}`, directions)));
  const rides = new Map(ways.map(({ slug, distances }) => [slug, distances]));
  return { ...(await read('pickups.json', places)), rides };
}

/** When the visit begins: the start time, or the opening hour. */
const startOf = ({ schedule }: Product, start: ParkTime | null): ParkTime | undefined =>
  schedule.type === 'OPENING_HOURS' ? schedule.from : (start ?? undefined);

const toTheMinutes = 5;

/** The pickup time, rounded to five minutes; `null` without a day or if unknown. */
export function pickupTime(
  { rides }: Pickups,
  product: Product,
  ride: { readonly town: string; readonly before: number | null },
  visit: { readonly day: string | null; readonly time: ParkTime | null },
): ParkTime | null {
  const start = startOf(product, visit.time);
  const length = rides.get(product.variantOf)?.[ride.town]?.minutes;
  if (visit.day === null || !start || length === undefined || ride.before === null) return null;
  const [hours = 0, minutes = 0] = start.split(':').map(Number);
  const at = hours * 60 + minutes - length - ride.before;
  const rounded = at - (at % toTheMinutes);
  if (rounded < 0) return null;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(rounded / 60))}:${two(rounded % 60)}`;
}
