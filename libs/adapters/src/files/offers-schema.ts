import { addDays, addMonths, currencyCodes, isParkDay, languages } from '@shop/domain';
import { z } from 'zod';
import { translated } from './content-schema.js';
import { slug, text } from './shapes.js';

const day = z.string().refine(isParkDay, { message: 'not a day', abort: true });

const pageText = z.strictObject({
  title: text,
  lead: text,
  headTitle: text.max(60),
  summary: text.max(155),
});
const page = z.strictObject(translated(() => pageText));

const areUnique = (keys: readonly string[]) => new Set(keys).size === keys.length;

const couponText = z.strictObject({ name: text, line: text, conditions: z.array(text).min(1) });

/** A coupon lasts at most a year, to the day before the anniversary (docs/rules/coupons.md). */
const coupon = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9]{4,20}$/, 'not a code'),
    percent: z.int().min(1).max(99),
    from: day,
    until: day,
    /** Product slugs; a parent product includes its variants. */
    slugs: z.array(slug).min(1).refine(areUnique, 'one product twice'),
    ...translated(() => couponText),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'before it begins' })
  .refine(({ from, until }) => until <= addDays(addMonths(from, 12), -1), {
    path: ['until'],
    message: 'longer than a year',
  });

const months = z
  .strictObject({ shortest: z.int().min(2), longest: z.int().max(48) })
  .refine(({ shortest, longest }) => shortest < longest, 'shortest first');

const packageText = z.strictObject({ name: text, line: text });

const box = z
  .tuple([z.int().min(0), z.int().min(0), z.int().min(100), z.int().min(100)])
  .refine(([x, y, width, height]) => x + width <= 1600 && y + height <= 900, 'outside the scene');

const subject = z.strictObject({
  kind: z.enum(['park', 'hotel']),
  name: text,
  wall: z.string().regex(/^[a-z][A-Za-z]*$/, 'not the key of a wall'),
});

const picture = z.strictObject({
  subject: slug,
  scene: slug,
  box,
  /** Only for a detail; a whole scene has its own text. */
  alt: z.strictObject(translated(() => text)).optional(),
});

export const promotionsFile = z.strictObject({
  page,
  months,
  coupons: z
    .array(coupon)
    .refine((coupons) => areUnique(coupons.map(({ code }) => code)), 'one code twice'),
});

const premade = z.strictObject({
  key: slug,
  slugs: z.array(slug).min(2).max(4).refine(areUnique, 'one place twice'),
  ...translated(() => packageText),
});

/** `packages.json`: 2 to 4 places each (docs/rules/coupons.md#packages). */
export const packagesFile = z.strictObject({
  page,
  packages: z
    .array(premade)
    .min(1)
    .refine((all) => areUnique(all.map(({ key }) => key)), 'one key twice'),
});

/** `gallery.json`: the subjects, and the pictures in display order. */
export const galleryFile = z.strictObject({
  page,
  subjects: z.record(slug, subject),
  pictures: z.array(picture).min(1),
});

/** `builder.json`, `price-guide.json`, `compare.json`: a page's own texts. */
export const pageFile = z.strictObject({ page });

/** The part of `pictures/scenes.json` that the gallery reads. */
export const sceneSentences = z.record(
  slug,
  z.looseObject({ alt: z.record(z.enum(languages), text) }),
);

/** `instalment-widget.json`: by currency and site (docs/rules/purchase.md#widget). */
export const widgetFile = z.strictObject({
  allowedCurrencies: z.array(z.enum(currencyCodes)),
  enabledSiteCodes: z.array(z.string().min(1)),
  currenciesConfiguration: z.array(
    z.strictObject({
      currency: z.enum(currencyCodes),
      locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    }),
  ),
});
