import {
  type Coupon,
  type CouponPurchase,
  fitName,
  isCountry,
  isEmail,
  money,
  type SiteUser,
  tidy,
} from '@shop/domain';
import { z } from 'zod';
import { someOf } from './entries.js';
import { currencyCode, id, instant, name, parkDay, slug, wireMoney } from './wire-values.js';

const token = z.string().min(1).max(8192);
const personName = name.transform(fitName);

/** The reply to a login. The session, not the backend, decides how long it lasts. */
export const wireUser = z
  .object({
    sId: z.string().min(1).max(500),
    gxToken: token,
    firstName: personName,
    lastName: personName,
    email: z.string().transform(tidy).refine(isEmail),
    country: z.string().refine(isCountry).catch(''),
    state: name.catch('').transform(fitName),
    foundData: z.boolean(),
  })
  .transform((wire): SiteUser => wire);

/** Any body means success; ignores an invalid email. */
export const wireSpent = z
  .object({ email: z.string().transform(tidy).refine(isEmail).optional().catch(undefined) })
  .catch({});

const minorUnits = z.int().min(0);

const saving = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('PERCENT'), value: z.int().min(1).max(100) }),
  z.object({ kind: z.literal('AMOUNT'), value: z.int().min(1), currency: currencyCode }),
  z.object({ kind: z.literal('PRODUCT') }),
]);

/** `value` is whole percent, or minor units of `currency`. */
const wireCoupon = z
  .object({
    code: z.string().regex(/^[\w-]{1,60}$/),
    title: name,
    validFrom: parkDay,
    validUntil: parkDay,
    currency: currencyCode.nullish(),
    minAmount: minorUnits.nullish(),
    slugs: z.array(slug).max(100),
    status: z.enum(['ACTIVE', 'USED', 'EXPIRED']),
  })
  .and(saving)
  .refine(({ minAmount, currency }) => !minAmount || currency)
  .refine(({ validFrom, validUntil }) => validFrom <= validUntil)
  .refine(({ kind, slugs }) => kind !== 'PRODUCT' || slugs.length > 0)
  .transform((wire): Coupon => {
    const { code, title, validFrom, validUntil, slugs, status, minAmount, currency } = wire;
    const minimum = minAmount && currency ? money(minAmount, currency) : undefined;
    return { code, title, saving: savingOf(wire), validFrom, validUntil, minimum, slugs, status };
  });

function savingOf(wire: z.infer<typeof saving>): Coupon['saving'] {
  switch (wire.kind) {
    case 'PERCENT':
      return { kind: 'percent', percent: wire.value };
    case 'AMOUNT':
      return { kind: 'amount', amount: money(wire.value, wire.currency) };
    case 'PRODUCT':
      return { kind: 'product' };
  }
}

const wirePurchase = z
  .object({
    orderId: id,
    purchasedAt: instant,
    total: wireMoney,
    coupon: z.string().max(60),
  })
  .transform((wire): CouponPurchase => wire);

export const wireCoupons = z
  .object({ coupons: someOf(wireCoupon, 1000) })
  .transform(({ coupons }) => coupons);

export const wirePurchases = z
  .object({ purchases: someOf(wirePurchase, 1000) })
  .transform(({ purchases }) => purchases);
