import {
  type CurrencyCode,
  type ParkMonth,
  type Product,
  type Schedule,
  type Weekday,
  grants,
  upgrades,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import { z } from 'zod';
import { fittingOf, ofKnown, someOf } from './entries.js';
import * as wire from './wire-values.js';

const weekdays = z.array(z.custom<Weekday>((day) => [1, 2, 3, 4, 5, 6, 7].some((n) => n === day)));

const schedule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OPENING_HOURS'), weekdays, from: wire.parkTime, to: wire.parkTime }),
  z.object({ type: z.literal('START_TIME'), weekdays, startTimes: z.array(wire.parkTime).max(48) }),
]) satisfies z.ZodType<Schedule>;

const component = z.object({ id: z.int(), name: wire.name });

/** Requires a slug and a schedule; everything else has a default. */
const product = z
  .object({
    slug: wire.slug,
    name: wire.name.optional(),
    code: wire.name.default(''),
    locationId: z.int().default(0),
    id: z.int().default(0),
    businessUnitCode: wire.name.default(''),
    variantOf: wire.slug.optional(),
    tourOnly: z.boolean().default(false),
    notDiscount: z.boolean().default(false),
    canAddPhoto: z.boolean().default(false),
    upgrades: ofKnown(upgrades, (entry) => entry, z.enum(upgrades)).default([]),
    grants: ofKnown(grants, (entry) => entry, z.enum(grants)).optional(),
    schedule,
    componentGroups: z
      .array(z.object({ id: z.int(), components: someOf(component, 100) }))
      .max(20)
      .default([]),
  })
  .transform(({ name, variantOf, ...said }): Product => ({
    ...said,
    name: name ?? said.slug,
    variantOf: variantOf ?? said.slug,
  }));

/** Products, and prices of them, that the shop reads; it leaves out and logs more. */
export const mostProducts = 10_000;

/** An empty catalogue is a backend failure. */
export const products = z
  .object({ products: someOf(product, mostProducts) })
  .refine(({ products: all }) => all.length > 0, { path: ['products'], error: 'a product' })
  .transform(({ products: all }): readonly Product[] => all);

const startTime = z.object({
  time: wire.parkTime,
  status: wire.dayStatus,
  left: z.int().nonnegative().optional(),
});

const calendarDay = (currency: CurrencyCode) =>
  z
    .object({
      date: wire.parkDay,
      status: wire.dayStatus,
      priceFrom: wire.decimal.nullish(),
      listPrice: wire.decimal.nullish(),
      left: z.int().nonnegative().optional(),
      startTimes: someOf(startTime, 48).default([]),
    })
    .transform(({ date, status, priceFrom, listPrice, left, startTimes }, context): CalendarDay => {
      const money = wire.moneyReader(currency, context);
      return {
        day: date,
        status,
        priceFrom: typeof priceFrom === 'number' ? money(priceFrom, 'priceFrom') : undefined,
        ...(typeof listPrice === 'number' && { listPrice: money(listPrice, 'listPrice') }),
        ...(left !== undefined && { left }),
        startTimes,
      };
    });

const calendarDays = wire.ofEach((currency) => someOf(calendarDay(currency), 31));

/** The days of the month, in the requested currency; leaves out other months. */
export const calendar = (asked: CurrencyCode, month: ParkMonth) =>
  z.object({ days: calendarDays[asked] }).transform(({ days }, context) => {
    const own = fittingOf(({ day }: CalendarDay) =>
      day.startsWith(month) ? undefined : 'a day of the month',
    )(days);
    if (!own) context.addIssue({ code: 'custom', message: 'days of the month', path: ['days'] });
    return own ?? [];
  });

const priceOf = (currency: CurrencyCode) =>
  z
    .object({ slug: wire.slug, priceFrom: wire.decimal.nullable() })
    .transform(({ slug, priceFrom }, context) => ({
      slug,
      price:
        priceFrom === null ? null : wire.moneyReader(currency, context)(priceFrom, 'priceFrom'),
    }));

export const pricesFrom = wire.ofEach((currency) =>
  z
    .object({ prices: someOf(priceOf(currency), mostProducts) })
    .transform(
      ({ prices }) =>
        new Map(prices.flatMap(({ slug, price }) => (price ? [[slug, price] as const] : []))),
    ),
);
