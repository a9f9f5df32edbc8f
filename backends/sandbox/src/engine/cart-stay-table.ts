import type { LineCancellation, Money } from '@shop/domain';
import type { ColumnType } from 'kysely';
import { z } from 'zod';

type Json<T> = ColumnType<T, string, string>;

const amount = z.object({ amount: z.number().int().positive(), currency: z.string() });

/** The fields of a booking that the cart reads; it stores the rest unchanged. */
export const keptBooking = z.looseObject({
  id: z.string().min(1).max(200),
  checkIn: z.string(),
  checkOut: z.string().optional(),
  rooms: z
    .array(
      z.looseObject({
        total: amount,
        cancellation: z.looseObject({
          freeUntil: z.iso.datetime({ offset: true }).nullish(),
          laterPercent: z.number().int().min(0).max(100).default(0),
        }),
      }),
    )
    .min(1)
    .max(5),
});
export type KeptBooking = z.infer<typeof keptBooking>;

export interface CartStayTable {
  id: string;
  session_id: string;
  position: ColumnType<number, never, never>;
  booking: Json<KeptBooking>;
  amount: Json<Money>;
  original: Json<Money>;
  held_until: Date | null;
  package_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** A stay as it was when the order was placed. */
export interface OrderStay {
  readonly id: string;
  readonly booking: KeptBooking;
  readonly amount: Money;
  readonly original: Money;
  readonly packageId?: string;
  /** Refunded because other nights cost less. */
  readonly less?: Money;
  /** Paid later for nights that cost more. */
  readonly more?: readonly { readonly payment: string; readonly amount: Money }[];
  readonly cancelled?: LineCancellation;
}

const cartStaysMigration = {
  name: '011-cart-stays',
  statements: [
    `create table sandbox.cart_stays (
       id text primary key,
       session_id text not null references sandbox.carts on delete cascade,
       position bigint generated always as identity,
       booking jsonb not null, amount jsonb not null, original jsonb not null,
       held_until timestamptz)`,
    `create index cart_stays_by_cart on sandbox.cart_stays (session_id, position)`,
    `alter table sandbox.orders add column stays jsonb not null default '[]'`,
  ],
} as const;

/** A stay outlives its package: the code that removes the package decides about the stay. */
const packageStaysMigration = {
  name: '021-package-stays',
  statements: [
    `alter table sandbox.cart_stays
       add column package_id text references sandbox.cart_packages on delete set null`,
  ],
} as const;

export const cartStayMigrations = [cartStaysMigration, packageStaysMigration];
