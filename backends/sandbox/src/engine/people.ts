import { currencyCodes, isCountry, isEmail, languages, shortestPassword } from '@shop/domain';
import { z } from 'zod';

const name = z.string().min(1).max(80);
const email = z.string().refine((text) => isEmail(text), 'an email');
const minorUnits = z.number().int().positive();
const currency = z.enum(currencyCodes);
const code = z.string().regex(/^[A-Z0-9-]{4,20}$/);

/** Dates are relative to today, so that the demonstration always has valid coupons. */
const anyCoupon = {
  code,
  title: z.record(z.enum(languages), z.string().min(1).max(80)),
  /** The first day, valid for one year less a day (docs/rules/coupons.md). */
  startsInDays: z.number().int(),
  isUsed: z.boolean().default(false),
  minimum: z.object({ amount: minorUnits, currency }).optional(),
  slugs: z.array(z.string()).default([]),
};

const coupon = z.discriminatedUnion('kind', [
  z.object({ ...anyCoupon, kind: z.literal('PERCENT'), percent: z.number().int().min(1).max(100) }),
  z
    .object({ ...anyCoupon, kind: z.literal('AMOUNT'), amount: minorUnits, currency })
    .refine((one) => !one.minimum || one.minimum.currency === one.currency, 'one currency'),
  z.object({ ...anyCoupon, kind: z.literal('PRODUCT'), slugs: z.array(z.string()).min(1) }),
]);

const purchase = z.object({
  orderId: z.string().regex(/^TQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
  daysAgo: z.number().int().positive(),
  total: z.object({ amount: minorUnits, currency }),
  coupon: code,
});

const account = z.object({
  email,
  firstName: name,
  lastName: name,
  country: z.string().refine((text) => isCountry(text), 'two letters'),
  state: z.string().max(80),
  language: z.enum(languages),
  isConfirmed: z.boolean(),
  foundData: z.boolean(),
  coupons: z.array(coupon).default([]),
  purchases: z.array(purchase).default([]),
});

export const networks = ['Facebook', 'Google', 'SignInWithApple'] as const;
export type Network = (typeof networks)[number];

const socialPerson = z.object({
  id: z.string().regex(/^[a-z-]{1,40}$/),
  network: z.enum(networks),
  firstName: name,
  lastName: name,
  /** Absent: the social network does not share it. */
  email: email.optional(),
  language: z.enum(languages),
});

/** Demonstration accounts of fictional people; all share one password. */
export const people = z.object({
  password: z.string().min(shortestPassword),
  accounts: z.array(account),
  social: z.array(socialPerson),
});

export type People = z.infer<typeof people>;
export type DemoCoupon = z.infer<typeof coupon>;
export type SocialPerson = z.infer<typeof socialPerson>;
