import {
  addDays,
  type CurrencyCode,
  daysBetween,
  type Extra,
  extras,
  isCurrencyCode,
  isParkDay,
  isParkTime,
  type KeptLine,
  type SharedQuote,
  money,
} from '@shop/domain';
import { z } from 'zod';
import { parsedJson } from './parsed-json.js';

const version = 1;

/** Days count from here, because five digits are half of a written date. */
const firstDay = '1970-01-01';

const extraLetters: Readonly<Record<Extra, string>> = {
  transport: 't',
  food: 'f',
  transportWithFood: 'b',
  photo: 'p',
};

/** Slug, day, time, adults, children, infants, extras, activities, minor units, package. */
const line =
  /^([a-z0-9-]{1,80})\.(\d{0,5})\.(\d{4}|)\.(\d{1,4})\.(\d{1,4})\.(\d{1,4})\.(t?f?b?p?)\.((?:\d{1,9}(?:-|(?=\.)))*)\.(\d{1,15})\.(\d{0,2})$/;

const payload = z.strictObject({
  v: z.literal(version),
  /** Seconds since 1970. */
  e: z.int().min(0).max(8_640_000_000_000),
  c: z.custom<CurrencyCode>((text) => typeof text === 'string' && isCurrencyCode(text)),
  /** A promo code took something off in the cart. */
  p: z.literal(1).optional(),
  l: z.array(z.string().regex(line)).min(1).max(50),
});

const writeLine = ({ slug, day, time, people, ...kept }: KeptLine): string =>
  [
    slug,
    day === undefined ? '' : daysBetween(firstDay, day),
    time?.replace(':', '') ?? '',
    people.ADULT,
    people.CHILD,
    people.INFANT,
    extras.map((extra) => (kept.extras.includes(extra) ? extraLetters[extra] : '')).join(''),
    kept.components.join('-'),
    kept.amount.amount,
    kept.package ?? '',
  ].join('.');

/** `undefined` if a day or time does not exist. */
function readLine(text: string, currency: CurrencyCode): KeptLine | undefined {
  const [, slug = '', days = '', clock = '', ...rest] = line.exec(text) ?? [];
  const [adults, children, infants, chosen = '', activities = '', amount, group = ''] = rest;
  const day = days ? addDays(firstDay, Number(days)) : undefined;
  const time = clock ? `${clock.slice(0, 2)}:${clock.slice(2)}` : undefined;
  if ((day && !isParkDay(day)) || (time && !isParkTime(time))) return undefined;
  return {
    slug,
    day,
    time,
    people: { ADULT: Number(adults), CHILD: Number(children), INFANT: Number(infants) },
    extras: extras.filter((extra) => chosen.includes(extraLetters[extra])),
    components: activities ? activities.split('-').map(Number) : [],
    amount: money(Number(amount), currency),
    package: group ? Number(group) : undefined,
  };
}

export const writePayload = ({ until, currency, lines, hadCode }: SharedQuote): string =>
  JSON.stringify({
    v: version,
    e: Math.floor(until.getTime() / 1000),
    c: currency,
    ...(hadCode && { p: 1 }),
    l: lines.map(writeLine),
  } satisfies z.input<typeof payload>);

/** Strict even on our own tokens: an older version of the shop may have written them. */
export function readPayload(text: string): SharedQuote | undefined {
  const { data } = payload.safeParse(parsedJson(text));
  if (!data) return undefined;
  const { c: currency, e: seconds, p: code, l: texts } = data;
  const lines = texts.flatMap((text) => readLine(text, currency) ?? []);
  if (lines.length < texts.length) return undefined;
  return { until: new Date(seconds * 1000), currency, lines, hadCode: code === 1 };
}
