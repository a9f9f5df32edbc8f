import {
  cancelWays,
  type ChangeRequest,
  type ChangeState,
  changeTransitions,
  currencies,
  type CurrencyCode,
  isPayCode,
  languages,
  money,
  type OrderChange,
  weatherReasons,
} from '@shop/domain';
import type { Generated } from 'kysely';
import { z } from 'zod';

export interface ChangeTable {
  id: string;
  attempt: string;
  order_id: string;
  state: ChangeState;
  version: number;
  /** JSON. */
  wish: string;
  language: string;
  payment_id: string | null;
  extra_payment_id: string | null;
  pay_at: string | null;
  /** Minor units. */
  amount: number | null;
  currency: string | null;
  refusal: string | null;
  created_at: Date;
  opened: Generated<number>;
  due_at: Generated<Date>;
}

export interface ChangeTables {
  'shop.order_changes': ChangeTable;
}

const currency = z.custom<CurrencyCode>(
  (text) => typeof text === 'string' && Object.hasOwn(currencies, text),
);
const amount = z.object({ amount: z.int(), currency });
const line = z.string();

const wish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancel'), lines: z.array(line), way: z.enum(cancelWays), amount }),
  z.object({
    kind: z.literal('changeDate'),
    line,
    day: z.string(),
    time: z
      .string()
      .nullish()
      .transform((time) => time ?? undefined),
  }),
  z.object({
    kind: z.literal('weather'),
    line,
    reason: z.enum(weatherReasons),
    note: z.string(),
  }),
  z.object({
    kind: z.literal('changeStay'),
    line,
    checkIn: z.string(),
    checkOut: z.string(),
    amount,
    paid: amount,
    payBy: z.string().refine(isPayCode).optional(),
  }),
]) satisfies z.ZodType<ChangeRequest>;

const row = z
  .object({
    id: z.string(),
    attempt: z.string(),
    order_id: z.string(),
    state: z.custom<ChangeState>(
      (text) => typeof text === 'string' && Object.hasOwn(changeTransitions, text),
    ),
    version: z.int(),
    wish,
    language: z.enum(languages),
    payment_id: z.string().nullable(),
    extra_payment_id: z.string().nullable(),
    pay_at: z.string().nullable(),
    // The driver returns bigint as text.
    amount: z.string().regex(/^\d+$/).transform(Number).nullable(),
    currency: currency.nullable(),
    refusal: z.string().nullable(),
    created_at: z.date(),
  })
  .transform((kept): OrderChange => ({
    id: kept.id,
    attempt: kept.attempt,
    orderId: kept.order_id,
    state: kept.state,
    version: kept.version,
    request: kept.wish,
    language: kept.language,
    paymentId: kept.payment_id ?? undefined,
    extraPaymentId: kept.extra_payment_id ?? undefined,
    payAt: kept.pay_at ?? undefined,
    amount:
      kept.amount === null || kept.currency === null
        ? undefined
        : money(kept.amount, kept.currency),
    refusal: kept.refusal ?? undefined,
    createdAt: kept.created_at,
  }));

/** Throws on a row that this version did not write. */
export const changeOf = (kept: unknown): OrderChange => row.parse(kept);

export const changeRowOf = (change: OrderChange) => ({
  id: change.id,
  attempt: change.attempt,
  order_id: change.orderId,
  state: change.state,
  version: change.version,
  wish: JSON.stringify(change.request),
  language: change.language,
  payment_id: change.paymentId ?? null,
  extra_payment_id: change.extraPaymentId ?? null,
  pay_at: change.payAt ?? null,
  amount: change.amount?.amount ?? null,
  currency: change.amount?.currency ?? null,
  refusal: change.refusal ?? null,
  created_at: change.createdAt,
});
