import { fromDecimal, isCurrencyCode, isParkTime, parkZone, unitTypes } from '@shop/domain';
import { z } from 'zod';
import { moment, orNone, someOf } from '../http/index.js';

/** OCTO replies, reduced to the fields that the shop uses. */

const id = z.string().min(1).max(200);
const text = z.string().max(500);
/** Products with unknown words are not sold. */
const word = z.string().max(60);

/** Minor units of a known currency; their number of digits may differ from ISO 4217. */
export const pricing = z
  .object({
    original: z.int().nonnegative(),
    retail: z.int().nonnegative(),
    currency: z.string(),
    currencyPrecision: z.int().min(0).max(6),
  })
  .transform((said, context) => {
    const { currency, currencyPrecision } = said;
    const read = (amount: number) =>
      isCurrencyCode(currency)
        ? fromDecimal(amount / 10 ** currencyPrecision, currency)
        : undefined;
    const [original, retail] = [read(said.original), read(said.retail)];
    if (isCurrencyCode(currency) && original && retail) {
      const highest = Math.max(original.amount, retail.amount);
      return { currency, original: highest, retail: retail.amount };
    }
    context.addIssue({ code: 'custom', message: 'an amount of a currency that the shop has' });
    return z.NEVER;
  });

/** Leaves out unknown currencies without a report. */
const pricings = z.array(z.unknown()).transform((all) =>
  all.flatMap((one) => {
    const read = pricing.safeParse(one);
    return read.success ? [read.data] : [];
  }),
);

const unit = z.object({
  id,
  /** Units of an unknown type are not sold. */
  type: z.enum(unitTypes).optional().catch(undefined),
  restrictions: z.object({ minAge: z.int(), maxAge: z.int() }).partial().default({}),
  pricingFrom: pricings.default([]),
});

/** With `octo/content`: public titles and texts, possibly HTML. */
const content = {
  title: orNone('title', text),
  shortDescription: orNone('shortDescription', z.string().max(2_000)),
  description: orNone('description', z.string().max(50_000)),
  features: orNone(
    'features',
    someOf(z.object({ type: word, shortDescription: z.string().max(2_000).nullish() }), 200),
  ),
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
  units: someOf(unit, 50),
});

/** Formats that the supplier's gates read from a screen or paper. */
export const readableCodes: readonly string[] = ['QRCODE', 'CODE128', 'AZTECCODE'];

const product = z
  .object({
    id,
    ...content,
    internalName: text.default(''),
    reference: text.nullish(),
    availabilityType: z.enum(['START_TIME', 'OPENING_HOURS']),
    options: someOf(option, 100).refine((all) => all.length > 0, 'an option'),
    timeZone: text.nullish(),
    instantConfirmation: z.boolean().nullish(),
    deliveryFormats: z.array(word).nullish(),
    pricingPer: word.nullish(),
  })
  // Leaves out, and reports, products that the shop could not sell correctly.
  .refine(({ timeZone }) => !timeZone || timeZone === parkZone, `times of ${parkZone}`)
  .refine(({ instantConfirmation }) => instantConfirmation !== false, 'confirmed at once')
  .refine(
    ({ deliveryFormats: all }) => !all || all.some((one) => readableCodes.includes(one)),
    `tickets as one of ${readableCodes.join(', ')}`,
  )
  .refine(({ pricingPer }) => !pricingPer || pricingPer === 'UNIT', 'priced by unit');

/** An empty catalogue is a backend failure. */
export const products = someOf(product, 500).refine((all) => all.length > 0, 'a product');

export type OctoProduct = z.output<typeof products>[number];
export type OctoOption = z.output<typeof option>;

const parkTime = z.string().refine(isParkTime, 'a time, HH:MM');

/** Unreadable hours count as unknown. */
const hours = orNone('openingHours', z.array(z.object({ from: parkTime, to: parkTime }))).transform(
  (all) => all ?? [],
);

const places = {
  status: word,
  available: z.boolean(),
  vacancies: orNone('vacancies', z.int().nonnegative()),
  openingHours: hours,
};

export const calendarDays = someOf(z.object({ localDate: z.iso.date(), ...places }), 400);

export const availabilities = someOf(
  z.object({
    id,
    localDateTimeStart: moment,
    allDay: z.boolean().default(false),
    ...places,
    unitPricing: orNone(
      'unitPricing',
      someOf(z.object({ unitId: id }).and(pricing), 200),
    ).transform((all) => all ?? []),
  }),
  2_000,
);

export type OctoAvailability = z.output<typeof availabilities>[number];

const delivery = z.object({ deliveryFormat: word, deliveryValue: z.string().max(4_000) });
const ticket = z.object({ deliveryOptions: someOf(delivery, 20).default([]) }).nullish();

export const booking = z.object({
  uuid: id,
  status: word,
  supplierReference: text.nullish(),
  availabilityId: id.nullish(),
  utcExpiresAt: moment.nullish(),
  cancellation: orNone('cancellation', z.object({ refund: word.nullish() })),
  unitItems: z
    .array(
      z.object({
        uuid: id,
        unitId: id,
        supplierReference: text.nullish(),
        pricing: pricing.nullish(),
        ticket,
      }),
    )
    .max(100),
  voucher: ticket,
});

export type OctoBooking = z.output<typeof booking>;
