import {
  currencies,
  languages,
  money,
  type Purchase,
  purchaseTransitions,
  type CurrencyCode,
  type PurchaseState,
} from '@shop/domain';
import type { Generated } from 'kysely';
import { z } from 'zod';

export interface PurchaseTable {
  id: string;
  attempt: string;
  state: PurchaseState;
  version: number;
  cart_session: string;
  cart_digest: string;
  holds_cart: boolean;
  /** Minor units. */
  total: number;
  currency: string;
  /** JSON. */
  contact: string;
  method: string;
  language: string;
  order_id: string | null;
  payment_id: string | null;
  pay_at: string | null;
  created_at: Date;
  due_at: Generated<Date>;
  opened: Generated<number>;
}

export interface LedgerTables {
  'shop.purchases': PurchaseTable;
}

const keyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  z.custom<Key>((text) => typeof text === 'string' && Object.hasOwn(record, text));

const row = z
  .object({
    id: z.string(),
    attempt: z.string(),
    state: keyOf<PurchaseState>(purchaseTransitions),
    version: z.int(),
    cart_session: z.string(),
    cart_digest: z.string(),
    // The driver returns bigint as text.
    total: z.string().regex(/^\d+$/).transform(Number),
    currency: keyOf<CurrencyCode>(currencies),
    contact: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      country: z.string(),
      phone: z.string(),
    }),
    method: z.string(),
    language: z.enum(languages),
    order_id: z.string().nullable(),
    payment_id: z.string().nullable(),
    pay_at: z.string().nullable(),
    created_at: z.date(),
  })
  .transform((kept): Purchase => ({
    id: kept.id,
    attempt: kept.attempt,
    state: kept.state,
    version: kept.version,
    cartSession: kept.cart_session,
    cartDigest: kept.cart_digest,
    total: money(kept.total, kept.currency),
    contact: kept.contact,
    method: kept.method,
    language: kept.language,
    currency: kept.currency,
    orderId: kept.order_id ?? undefined,
    paymentId: kept.payment_id ?? undefined,
    payAt: kept.pay_at ?? undefined,
    createdAt: kept.created_at,
  }));

/** Throws on a row that this version did not write. */
export const purchaseOf = (kept: unknown): Purchase => row.parse(kept);

export const rowOf = (purchase: Purchase, holdsCart: boolean) => ({
  id: purchase.id,
  attempt: purchase.attempt,
  state: purchase.state,
  version: purchase.version,
  cart_session: purchase.cartSession,
  cart_digest: purchase.cartDigest,
  holds_cart: holdsCart,
  total: purchase.total.amount,
  currency: purchase.total.currency,
  contact: JSON.stringify(purchase.contact),
  method: purchase.method,
  language: purchase.language,
  order_id: purchase.orderId ?? null,
  payment_id: purchase.paymentId ?? null,
  pay_at: purchase.payAt ?? null,
  created_at: purchase.createdAt,
});
