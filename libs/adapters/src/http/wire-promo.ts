import type { CouponReason, Promo } from '@shop/domain';
import { z } from 'zod';
import * as wire from './wire-values.js';

const reasons = new Map<string, CouponReason>([
  ['UNKNOWN', 'unknown'],
  ['USED', 'used'],
  ['EXPIRED', 'expired'],
  ['NOT_YET', 'notYet'],
  ['CURRENCY', 'otherCurrency'],
  ['PRODUCT', 'otherProduct'],
  ['MINIMUM', 'minimum'],
  ['WITH_ANOTHER', 'withAnother'],
]);

export const promo = z.object({
  Code: z.string().min(1).max(200),
  Title: wire.name.nullish(),
  Percent: z.int().min(1).max(100).nullish(),
  ItemIds: z.array(wire.id).max(50).default([]),
  Saved: wire.decimal,
  ComesBack: z.boolean().nullish(),
  Reason: z.string().max(60).nullish(),
  Missing: wire.decimal.nullish(),
});

export type WirePromo = z.output<typeof promo>;

/** An unknown reason is still a refusal. */
export function readPromo(found: WirePromo, money: wire.ReadMoney): Promo {
  const { Code, Title, Percent, ItemIds, Saved, ComesBack, Reason, Missing } = found;
  const missing = typeof Missing === 'number' ? money(Missing, 'Promo.Missing') : undefined;
  return {
    code: Code,
    title: Title ?? undefined,
    percent: Percent ?? undefined,
    lines: ItemIds,
    saved: money(Saved, 'Promo.Saved'),
    ...(ComesBack && { comesBack: true }),
    ...(Reason && { refusal: { reason: reasons.get(Reason), missing } }),
  };
}

export const percentOn = (line: string, found: WirePromo | null | undefined) =>
  typeof found?.Percent === 'number' && found.ItemIds.includes(line)
    ? { couponPercent: found.Percent }
    : {};
