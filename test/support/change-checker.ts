import { countPeople, type Money, type People } from '@shop/domain';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { built } from './built.js';
import { wasSold } from './way-checker.js';

const { readContent } = await built('backends/sandbox/src/engine/content.js');
const { capacityOn } = await built('backends/sandbox/src/engine/stock.js');
const { findProduct } = await built('backends/sandbox/src/engine/selling.js');
const content = await readContent(fileURLToPath(new URL('../../content', import.meta.url)));

interface Line {
  readonly id: string;
  readonly choice: {
    readonly slug: string;
    readonly day: string | null;
    readonly time: string | null;
    readonly people: People;
  };
  readonly cancelled?: { readonly amount: Money; readonly way: 'refund' | 'coupon' };
}

interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly lines: readonly Line[];
  readonly stays: readonly (Pick<Line, 'cancelled'> & { readonly less?: Money })[];
  readonly refunded: readonly Money[];
  readonly coupons: readonly Money[];
  readonly vouchers: readonly string[];
  /** Captured payments for dearer nights, and the payments that the stays name. */
  readonly extra: readonly string[];
  readonly named: readonly string[];
  readonly told: number;
}

export interface KeptChange {
  readonly order_id: string;
  readonly state: string;
}

const total = (all: readonly Money[]) => all.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Compares the sandbox's tables with the shop's ledger of changes. Each cancellation and each
 * cheaper stay has exactly one refund, in the way it names. Dearer nights have exactly one payment.
 * Only valid tickets have vouchers and places. No change is open, and each completed change has one
 * mail.
 */
export async function changeViolationsIn(
  database: Pool,
  changes: readonly KeptChange[],
): Promise<readonly string[]> {
  const { rows } = await database.query<OrderRow>(`
    with named as (select id, jsonb_path_query(stays, '$[*].more[*].payment') #>> '{}' as payment
      from sandbox.orders),
    paid as (select id, payment_id as payment from sandbox.orders union select id, payment from named)
    select o.id, o.status, o.lines, o.stays, coalesce(r.amounts, '[]') as refunded,
      coalesce(c.amounts, '[]') as coupons, coalesce(v.lines, '[]') as vouchers,
      coalesce(l.mails, 0) as told,
      coalesce(e.payments, '{}') as extra, coalesce(n.payments, '{}') as named
    from sandbox.orders o
    left join (select paid.id, jsonb_agg(amount) as amounts from paid
      join sandbox.refunds on intent_id = payment group by 1) r on r.id = o.id
    left join (select order_id, jsonb_agg(amount) as amounts
      from sandbox.issued_coupons group by 1) c on c.order_id = o.id
    left join (select order_id, jsonb_agg(line_id) as lines
      from sandbox.vouchers where revoked_at is null group by 1) v on v.order_id = o.id
    left join (select substring(subject from 'TQ-[0-9A-Z-]+') as id, count(*)::int as mails
      from sandbox.letters where subject like 'Cambió%'
        or subject like '% has changed' or subject like 'Seu pedido % mudou' group by 1) l on l.id = o.id
    left join (select o.id, array_agg(i.id) as payments from sandbox.intents i
      join sandbox.orders o on o.id = i.description and o.reference <> i.reference
      where i.status = 'CAPTURED' group by 1) e on e.id = o.id
    left join (select id, array_agg(payment) as payments from named group by 1) n on n.id = o.id
    where ${wasSold}`);
  return [
    ...rows.flatMap((order) => inOrder(order, changes)),
    ...changes
      .filter(({ state }) => state !== 'SETTLED' && state !== 'REFUSED')
      .map(({ order_id: id, state }) => `a change of ${id} is ${state}`),
    ...(await misplaced(database, rows)),
  ];
}

function inOrder(order: OrderRow, changes: readonly KeptChange[]): readonly string[] {
  const { id, lines, stays, refunded, coupons, vouchers, told } = order;
  const found = order.extra
    .filter((payment) => !order.named.includes(payment))
    .map((payment) => `${id} was paid ${payment} in vain`);
  for (const way of ['refund', 'coupon'] as const) {
    const due = total(
      [...lines, ...stays].flatMap(({ cancelled }) =>
        cancelled?.way === way ? [cancelled.amount] : [],
      ),
    );
    const less = total(way === 'refund' ? stays.flatMap((stay) => stay.less ?? []) : []);
    const given = total(way === 'refund' ? refunded : coupons);
    if (due + less !== given)
      found.push(`${id} is due ${due + less} by ${way} and was given ${given}`);
  }
  for (const { id: line, cancelled, choice } of lines) {
    const due = cancelled ? 0 : countPeople(choice.people);
    const there = vouchers.filter((one) => one === line).length;
    if (due !== there) found.push(`${id} ${line} has ${there} vouchers for ${due} people`);
  }
  const done = changes.filter((one) => one.order_id === id && one.state === 'SETTLED').length;
  if (told !== done) found.push(`${id} had ${done} changes and ${told} mails of them`);
  const isGone = [...lines, ...stays].every(({ cancelled }) => cancelled);
  if (isGone !== (order.status === 'CANCELLED')) found.push(`${id} is ${order.status}`);
  return found;
}

/** Places of a day that were sold elsewhere before the sandbox sold any. */
function soldElsewhere(slug: string, day: string): number {
  const product = findProduct(content, slug);
  return product ? capacityOn(content, product, day).soldElsewhere : 0;
}

/** Places taken, except rooms, must equal valid tickets, holds and sales elsewhere. */
async function misplaced(database: Pool, orders: readonly OrderRow[]): Promise<readonly string[]> {
  const { rows } = await database.query<{
    pool: string;
    day: string;
    start: string;
    taken: number;
    held: number;
  }>(`
    select pool, day, start, taken,
      coalesce((select sum(places)::int from sandbox.holds h
        where h.pool = s.pool and h.day = s.day and h.start = s.start), 0) as held
    from sandbox.stock s where pool not like '%:%'`);
  const sold = new Map<string, number>();
  for (const { lines } of orders)
    for (const { cancelled, choice } of lines) {
      if (cancelled || choice.day === null) continue;
      const place = `${choice.slug} ${choice.day} ${choice.time ?? ''}`;
      sold.set(place, (sold.get(place) ?? 0) + countPeople(choice.people));
    }
  return rows
    .map(({ pool, day, start, taken, held }) => {
      const place = `${pool} ${day} ${start}`;
      const known = held + (sold.get(place) ?? 0) + soldElsewhere(pool, day);
      return { place, rest: taken - known };
    })
    .filter(({ rest }) => rest !== 0)
    .map(({ place, rest }) => `${rest} places of ${place} are nobody's`);
}
