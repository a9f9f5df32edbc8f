import {
  type CurrencyCode,
  type Product,
  type Schedule,
  type Weekday,
  upgrades,
} from '@shop/domain';
import type { CalendarDay, PriceQuestion, Quote } from '@shop/ports/backends';
import { z } from 'zod';
import { extraLines, readExtra, readUnit, unitLines } from './wire-cart.js';
import * as wire from './wire-values.js';

const weekdays = z.array(z.custom<Weekday>((day) => [1, 2, 3, 4, 5, 6, 7].some((n) => n === day)));

const schedule = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OPENING_HOURS'), weekdays, from: wire.parkTime, to: wire.parkTime }),
  z.object({ type: z.literal('START_TIME'), weekdays, startTimes: z.array(wire.parkTime).max(48) }),
]) satisfies z.ZodType<Schedule>;

const product = z.object({
  slug: wire.slug,
  name: wire.name,
  code: wire.name,
  locationId: z.int(),
  id: z.int(),
  businessUnitCode: wire.name,
  variantOf: wire.slug,
  tourOnly: z.boolean(),
  notDiscount: z.boolean(),
  canAddPhoto: z.boolean(),
  upgrades: z.array(z.enum(upgrades)),
  schedule,
  componentGroups: z.array(
    z.object({
      id: z.int(),
      components: z.array(z.object({ id: z.int(), name: wire.name })),
    }),
  ),
}) satisfies z.ZodType<Product>;

export const products = z
  .object({ products: z.array(product).max(1000) })
  .transform(({ products: all }): readonly Product[] => all);

const calendarDay = z.object({
  date: wire.parkDay,
  status: wire.dayStatus,
  priceFrom: wire.decimal.nullable(),
  startTimes: z.array(z.object({ time: wire.parkTime, status: wire.dayStatus })).max(48),
});

/** The days of one month, in the currency that was asked for and no other. */
export const calendar = (asked: CurrencyCode) =>
  z
    .object({ currency: z.literal(asked), days: z.array(calendarDay).max(31) })
    .transform(({ days }, context): readonly CalendarDay[] => {
      const money = wire.moneyReader(asked, context);
      return days.map(({ date, status, priceFrom, startTimes }) => ({
        day: date,
        status,
        priceFrom: priceFrom === null ? undefined : money(priceFrom),
        startTimes,
      }));
    });

export const pricesFrom = (asked: CurrencyCode) =>
  z
    .object({
      currency: z.literal(asked),
      prices: z.array(z.object({ slug: wire.slug, priceFrom: wire.decimal.nullable() })).max(1000),
    })
    .transform(({ prices }, context) => {
      const money = wire.moneyReader(asked, context);
      return new Map(
        prices.flatMap(({ slug, priceFrom }) =>
          priceFrom === null ? [] : [[slug, money(priceFrom)] as const],
        ),
      );
    });

export const quote = (asked: CurrencyCode) =>
  z
    .object({
      Currency: z.literal(asked),
      ListPrice: wire.decimal,
      Units: unitLines,
      AllExtras: extraLines,
      Original: wire.decimal,
      Total: wire.decimal,
    })
    .transform((prices, context): Quote => {
      const money = wire.moneyReader(asked, context);
      return {
        listPrice: money(prices.ListPrice),
        original: money(prices.Original),
        total: money(prices.Total),
        units: prices.Units.map((line) => {
          const { unit, quantity, unitPrice, amount } = readUnit(line, money);
          return { unit, quantity, unitPrice, amount };
        }),
        extraPrices: prices.AllExtras.map((line) => {
          const { extra, quantity, unitPrice, amount } = readExtra(line, money);
          return { extra, price: unitPrice, quantity, amount };
        }),
      };
    });

export const writeQuestion = (question: PriceQuestion) => ({
  Slug: question.slug,
  Date: question.day ?? null,
  StartTime: question.time ?? null,
  Units: question.people,
  Extras: question.extras,
  Currency: question.currency,
});
