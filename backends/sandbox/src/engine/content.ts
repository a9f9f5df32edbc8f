import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  currencyCodes,
  extras,
  grants,
  isParkTime,
  methodCodes,
  type ParkDay,
  type Product,
  upgrades,
  weekdayOf,
} from '@shop/domain';
import { z } from 'zod';
import { type TicketRights, ticketRights } from './cancellation-rules.js';
import { type HotelRates, readHotels } from './hotel-rates.js';
import { type People, people } from './people.js';
import { type Pickups, readPickups } from './pickups.js';

const time = z.string().refine(isParkTime, 'HH:MM');
const weekdays = z.array(z.literal([1, 2, 3, 4, 5, 6, 7])).min(1);
const minorUnits = z.number().int().nonnegative();

const schedule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OPENING_HOURS'), weekdays, from: time, to: time }),
  z.object({ type: z.literal('START_TIME'), weekdays, startTimes: z.array(time).min(1) }),
]);

const component = z.object({ id: z.number().int(), name: z.string() });

const product = z.object({
  slug: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  code: z.string(),
  locationId: z.number().int(),
  id: z.number().int(),
  businessUnitCode: z.string(),
  variantOf: z.string(),
  tourOnly: z.boolean(),
  notDiscount: z.boolean(),
  canAddPhoto: z.boolean(),
  upgrades: z.array(z.enum(upgrades)),
  grants: z.array(z.enum(grants)).optional(),
  schedule,
  componentGroups: z.array(
    z.object({ id: z.number().int(), components: z.array(component).min(1) }),
  ),
  /** Places per day or per departure. */
  capacity: z.number().int().positive(),
});

const priceClass = z.enum(['low', 'standard', 'high']);
const classPrices = z.object({ low: minorUnits, standard: minorUnits, high: minorUnits });

const prices = z.object({
  products: z.record(z.string(), z.record(z.enum(currencyCodes), classPrices)),
  extras: z.record(
    z.string(),
    z.partialRecord(z.enum(extras), z.record(z.enum(currencyCodes), minorUnits)),
  ),
});

const monthDay = z.string().regex(/^\d\d-\d\d$/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const calendar = z.object({
  horizonDays: z.number().int().positive(),
  classes: z.array(z.object({ from: monthDay, to: monthDay, class: priceClass })),
  weekdays: z.record(z.enum(['1', '2', '3', '4', '5', '6', '7']), priceClass),
  closures: z.array(z.object({ slug: z.string(), from: day, to: day })),
  busyDays: z.array(
    z.object({
      slug: z.string(),
      every: z.number().int().positive(),
      offset: z.number().int().nonnegative(),
      places: z.number().int().nonnegative().optional(),
      leftShare: z.number().min(0).max(1).optional(),
    }),
  ),
});

const payment = z.object({
  methods: z.partialRecord(
    z.enum(currencyCodes),
    z.array(z.object({ id: z.number().int(), api_code: z.enum(methodCodes), name: z.string() })),
  ),
  banks: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      logo: z.string().nullable(),
      description: z.string(),
      months: z.array(z.number().int()),
    }),
  ),
  transfer: z.object({
    currencies: z.array(z.enum(currencyCodes)),
    hours: z.number().int().positive(),
    bank: z.string(),
    beneficiary: z.string(),
    account: z.string().regex(/^\d{18}$/),
  }),
});

const promotions = z.object({
  coupons: z.array(
    z.object({
      code: z.string(),
      percent: z.number().int(),
      from: day,
      until: day,
      slugs: z.array(z.string()),
    }),
  ),
});

export type PriceClass = z.infer<typeof priceClass>;
export type SoldProduct = Product & { readonly capacity: number };

/** The operator's products, prices and calendar; amounts in ISO minor units. */
export interface Content {
  readonly products: readonly SoldProduct[];
  readonly prices: z.infer<typeof prices>;
  readonly calendar: z.infer<typeof calendar>;
  readonly payment: z.infer<typeof payment>;
  readonly hotels: HotelRates;
  readonly people: People;
  /** Seasonal codes, valid for every visitor. */
  readonly season: z.infer<typeof promotions>['coupons'];
  readonly pickups: Pickups;
  readonly rights: TicketRights;
}

/** Reads the content files. Throws if one has the wrong shape. */
export async function readContent(folder: string): Promise<Content> {
  const read = async <T>(name: string, shape: z.ZodType<T>): Promise<T> =>
    shape.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
  const catalogue = await read('catalogue.json', z.object({ products: z.array(product).min(1) }));
  return {
    products: catalogue.products,
    prices: await read('prices.json', prices),
    calendar: await read('calendar.json', calendar),
    payment: await read('payment.json', payment),
    hotels: await readHotels(folder),
    people: await read('sandbox/people.json', people),
    season: (await read('promotions.json', promotions)).coupons,
    pickups: await readPickups(folder),
    rights: await read('rights.json', ticketRights),
  };
}

/** The price class of a day: the season's if one covers it, else the weekday's. */
export function classOf({ calendar: { classes, weekdays: rest } }: Content, on: ParkDay) {
  const today = on.slice(5);
  const season = classes.find(({ from, to }) =>
    from <= to ? from <= today && today <= to : from <= today || today <= to,
  );
  return season?.class ?? rest[`${weekdayOf(on)}`];
}
