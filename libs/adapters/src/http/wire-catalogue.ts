import {
  type CurrencyCode,
  type Product,
  type Schedule,
  type Weekday,
  grants,
  upgrades,
} from '@shop/domain';
import type { CalendarDay } from '@shop/ports/backends';
import { z } from 'zod';
import { ofKnown, someOf } from './entries.js';
import * as wire from './wire-values.js';

const weekdays = z.array(z.custom<Weekday>((day) => [1, 2, 3, 4, 5, 6, 7].some((n) => n === day)));

const schedule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OPENING_HOURS'), weekdays, from: wire.parkTime, to: wire.parkTime }),
  z.object({ type: z.literal('START_TIME'), weekdays, startTimes: z.array(wire.parkTime).max(48) }),
]) satisfies z.ZodType<Schedule>;

const component = z.object({ id: z.int(), name: wire.name });

/** A slug and when it is sold are needed; what else is not said is nothing special. */
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
      .array(z.object({ id: z.int(), components: z.array(component).max(100) }))
      .max(20)
      .default([]),
  })
  .transform(({ name, variantOf, ...said }): Product => ({
    ...said,
    name: name ?? said.slug,
    variantOf: variantOf ?? said.slug,
  }));

export const products = z
  .object({ products: someOf(product, 1000) })
  .transform(({ products: all }): readonly Product[] => all);

const calendarDay = z.object({
  date: wire.parkDay,
  status: wire.dayStatus,
  priceFrom: wire.decimal.nullish(),
  listPrice: wire.decimal.nullish(),
  left: z.int().nonnegative().optional(),
  startTimes: z
    .array(
      z.object({
        time: wire.parkTime,
        status: wire.dayStatus,
        left: z.int().nonnegative().optional(),
      }),
    )
    .max(48)
    .default([]),
});

/** The days of one month, in the currency that was asked for: one that is named is no other. */
export const calendar = (asked: CurrencyCode) =>
  z
    .object({ currency: z.literal(asked).optional(), days: someOf(calendarDay, 31) })
    .transform(({ days }, context): readonly CalendarDay[] => {
      const money = wire.moneyReader(asked, context);
      return days.map(({ date, status, priceFrom, listPrice, left, startTimes }) => ({
        day: date,
        status,
        priceFrom: typeof priceFrom === 'number' ? money(priceFrom, 'days.priceFrom') : undefined,
        ...(typeof listPrice === 'number' && { listPrice: money(listPrice, 'days.listPrice') }),
        ...(left !== undefined && { left }),
        startTimes,
      }));
    });

export const pricesFrom = (asked: CurrencyCode) =>
  z
    .object({
      currency: z.literal(asked).optional(),
      prices: someOf(z.object({ slug: wire.slug, priceFrom: wire.decimal.nullable() }), 1000),
    })
    .transform(({ prices }, context) => {
      const money = wire.moneyReader(asked, context);
      return new Map(
        prices.flatMap(({ slug, priceFrom }) =>
          priceFrom === null ? [] : [[slug, money(priceFrom, 'prices.priceFrom')] as const],
        ),
      );
    });
