import {
  type CurrencyCode,
  currencyCodes,
  extras,
  fromDecimal,
  isCurrencyCode,
  isParkDay,
  isParkTime,
  type Money,
  money,
  type ParkDay,
  type ParkTime,
  unitTypes,
  zero,
} from '@shop/domain';
import { z } from 'zod';
import { word } from './entries.js';

/** Values that several wire shapes share; rejects what the domain can't represent. */

const isText = (value: unknown): value is string => typeof value === 'string';

export const id = z.union([z.string().min(1).max(200), z.int().transform(String)]);
export const name = z.string().max(500);
export const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);
export const count = z.int().min(0).max(10_000);
export const currencyCode = z.custom<CurrencyCode>(
  (text) => isText(text) && isCurrencyCode(text),
  'a currency of ISO 4217 that the shop has',
);
export const currencyRecord = z.object({ IsoCode: currencyCode });
export const parkDay = z.custom<ParkDay>(
  (text) => isText(text) && isParkDay(text),
  'a day, YYYY-MM-DD',
);
export const parkTime = z.custom<ParkTime>(
  (text) => isText(text) && isParkTime(text),
  'a time, HH:MM',
);

/**
 * Normalises RFC 3339 and common deviations: lower-case `t` and `z`, a blank for `T`, `+0000` or
 * `+00` for `+00:00`, and a leap second, which becomes the end of its minute.
 */
const normalMoment = (text: string): string =>
  text
    .toUpperCase()
    .replace(' ', 'T')
    .replace(/([+-]\d\d)(\d\d)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)
    .replace(/:60(?:\.\d+)?(?=Z|[+-])/, ':59.999');

export const moment = z
  .string()
  .max(40)
  .transform(normalMoment)
  .pipe(z.iso.datetime({ offset: true }));
export const instant = moment.transform((text) => new Date(text));
/** An unknown status is not on sale. */
export const dayStatus = word(['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'], 'CLOSED');
export const unitType = z.enum(unitTypes);
export const extraCode = z.enum(extras);

/** Own keys of a record only: `toString` is no state. */
export const keyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  z.custom<Key>(
    (text) => isText(text) && Object.hasOwn(record, text),
    `one of ${Object.keys(record).join(', ')}`,
  );

/** A decimal amount of the shopping-cart API, converted once its currency is known. */
export const decimal = z.union([
  z.number().nonnegative(),
  z
    .string()
    .regex(/^\d{1,15}(?:\.\d{1,6})?$/)
    .transform(Number),
]);

/** One shape per currency, built once: building costs more than parsing. */
export const ofEach = <Shape>(shapeOf: (currency: CurrencyCode) => Shape) =>
  Object.fromEntries(currencyCodes.map((code) => [code, shapeOf(code)])) as Record<
    CurrencyCode,
    Shape
  >; // as: one entry for each currency

/** `at` names the field. */
export type ReadMoney = (amount: number, at: string) => Money;

/** Converts decimals; too many digits for the currency fail the whole reply. */
export const moneyReader =
  (currency: CurrencyCode, context: z.RefinementCtx): ReadMoney =>
  (amount, at) => {
    const read = fromDecimal(amount, currency);
    const message = `an amount with no more decimals than ${currency} has`;
    if (!read) context.addIssue({ code: 'custom', message, path: at.split('.') });
    return read ?? zero(currency);
  };

export const wireMoney = z
  .object({ amount: z.int().nonnegative(), currency: currencyCode })
  .transform(({ amount, currency }) => money(amount, currency));
