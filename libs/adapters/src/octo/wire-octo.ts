import { currencies, isCurrencyCode, isParkTime, unitTypes } from '@shop/domain';
import { z } from 'zod';

/** OCTO's answers, as far as a shop needs them; what is said beside that is not read. */

const id = z.string().min(1).max(200);
const text = z.string().max(500);
/** A word that we don't know is nothing that we sell. */
const word = z.string().max(60);

/** Minor units of a currency that the shop has, with as many digits as it has here. */
export const pricing = z
  .object({
    original: z.int().nonnegative(),
    retail: z.int().nonnegative(),
    currency: z.string(),
    currencyPrecision: z.int(),
  })
  .transform((said, context) => {
    const { currency, currencyPrecision, original, retail } = said;
    if (isCurrencyCode(currency) && currencies[currency].isoDigits === currencyPrecision)
      return { currency, original: Math.max(original, retail), retail };
    context.addIssue({ code: 'custom', message: 'a currency as ISO 4217 has it' });
    return z.NEVER;
  });

/** Of a list over all of their currencies: those that we don't have are left out. */
const pricings = z.array(z.unknown()).transform((all) =>
  all.flatMap((one) => {
    const read = pricing.safeParse(one);
    return read.success ? [read.data] : [];
  }),
);

const unit = z.object({
  id,
  type: z.enum(unitTypes).or(word.transform(() => undefined)),
  restrictions: z.object({ minAge: z.int(), maxAge: z.int() }).partial().default({}),
  pricingFrom: pricings.default([]),
});

/** With `octo/content`: what the public calls it, and is told. Texts may be HTML. */
const content = {
  title: text.nullish(),
  shortDescription: z.string().max(2_000).nullish(),
  description: z.string().max(50_000).nullish(),
  features: z
    .array(z.object({ type: word, shortDescription: z.string().max(2_000).nullish() }))
    .max(200)
    .nullish(),
};

const option = z.object({
  id,
  default: z.boolean().default(false),
  ...content,
  internalName: text.default(''),
  reference: text.nullish(),
  availabilityLocalStartTimes: z.array(z.string().max(10)).max(96).default([]),
  cancellationCutoffAmount: z.number().nonnegative().default(0),
  cancellationCutoffUnit: word.default('hour'),
  units: z.array(unit).max(50),
});

export const products = z
  .array(
    z.object({
      id,
      ...content,
      internalName: text.default(''),
      reference: text.nullish(),
      availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
      options: z.array(option).min(1).max(100),
    }),
  )
  .max(500);

export type OctoProduct = z.output<typeof products>[number];
export type OctoOption = z.output<typeof option>;

const hours = z
  .array(z.object({ from: z.string().refine(isParkTime), to: z.string().refine(isParkTime) }))
  .default([]);

const places = {
  status: word,
  available: z.boolean(),
  vacancies: z.int().nonnegative().nullish(),
  openingHours: hours,
};

export const calendarDays = z.array(z.object({ localDate: z.iso.date(), ...places })).max(400);

export const availabilities = z
  .array(
    z.object({
      id,
      localDateTimeStart: z.iso.datetime({ offset: true }),
      allDay: z.boolean().default(false),
      ...places,
      unitPricing: z.array(z.object({ unitId: id }).and(pricing)).default([]),
    }),
  )
  .max(2_000);

export type OctoAvailability = z.output<typeof availabilities>[number];

export const booking = z.object({
  uuid: id,
  status: word,
  supplierReference: text.nullish(),
  availabilityId: id.nullish(),
  utcExpiresAt: z.iso.datetime({ offset: true }).nullish(),
  cancellation: z.object({ refund: word.nullish() }).nullish(),
  unitItems: z
    .array(
      z.object({
        uuid: id,
        unitId: id,
        supplierReference: text.nullish(),
        pricing: pricing.nullish(),
        ticket: z
          .object({
            deliveryOptions: z
              .array(z.object({ deliveryFormat: word, deliveryValue: z.string().max(4_000) }))
              .default([]),
          })
          .nullish(),
      }),
    )
    .max(100),
  voucher: z
    .object({
      deliveryOptions: z
        .array(z.object({ deliveryFormat: word, deliveryValue: z.string().max(4_000) }))
        .default([]),
    })
    .nullish(),
});

export type OctoBooking = z.output<typeof booking>;
