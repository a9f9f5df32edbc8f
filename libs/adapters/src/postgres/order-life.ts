import type { Pool } from 'pg';

/** Rows as stored, so that a row of a newer version is shown too. */
export interface PurchaseLife {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly total: string;
  readonly currency: string;
  readonly contact: Readonly<Record<string, string>>;
  readonly method: string;
  readonly language: string;
  readonly order_id: string | null;
  readonly payment_id: string | null;
  readonly created_at: Date;
  readonly due_at: Date;
}

export interface MailLife {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempt: number;
  readonly email: string | null;
  readonly created_at: Date;
  readonly due_at: Date;
}

export interface ChangeLife {
  readonly id: string;
  readonly state: string;
  readonly version: number;
  readonly wish: { readonly kind?: string; readonly note?: string };
  readonly amount: string | null;
  readonly currency: string | null;
  readonly extra_payment_id: string | null;
  readonly refusal: string | null;
  readonly created_at: Date;
  readonly due_at: Date;
}

export interface OrderLife {
  readonly purchases: readonly PurchaseLife[];
  readonly changes: readonly ChangeLife[];
  readonly mails: readonly MailLife[];
  /** 1 until the order's links were ended. */
  readonly linkGeneration: number;
}

const purchases = `
select id, state, version, total, currency, contact, method, language, order_id, payment_id,
  created_at, due_at
from shop.purchases where order_id = any ($1) or id = any ($1) or payment_id = any ($1)
order by opened`;

const changes = `
select id, state, version, wish, amount, currency, extra_payment_id, refusal, created_at, due_at
from shop.order_changes where order_id = any ($1) order by opened`;

const mails = `
select id, kind, state, attempt, email, created_at, due_at
from shop.mails where order_id = any ($1) order by created_at`;

const generation = `
select coalesce(max(generation), 1) as generation from shop.order_links where order_id = any ($1)`;

/** What the ledger has about an order; `numbers`: spellings of an order, purchase or payment id. */
export async function orderLifeOf(pool: Pool, numbers: readonly string[]): Promise<OrderLife> {
  const bought = (await pool.query<PurchaseLife>(purchases, [numbers])).rows;
  const orders = [...numbers, ...bought.flatMap(({ order_id: order }) => order ?? [])];
  const [changed, mailed, links] = await Promise.all([
    pool.query<ChangeLife>(changes, [orders]),
    pool.query<MailLife>(mails, [orders]),
    pool.query<{ generation: number }>(generation, [orders]),
  ]);
  return {
    purchases: bought,
    changes: changed.rows,
    mails: mailed.rows,
    linkGeneration: links.rows[0]?.generation ?? 1,
  };
}
