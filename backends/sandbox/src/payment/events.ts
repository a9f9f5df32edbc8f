import { createHmac } from 'node:crypto';
import type { PaymentStatus } from '@shop/domain';
import { sql } from 'kysely';
import { randomId } from '../engine/codes.js';
import { later, seconds } from '../engine/clock.js';
import type { Tx } from '../engine/database.js';
import type { PaymentShop } from './payment-shop.js';

/** Written in the transaction of the change, so that no event is lost. */
export async function writeEvent(
  tx: Tx,
  now: Date,
  status: PaymentStatus,
  intent: unknown,
): Promise<void> {
  const id = `evt_${randomId()}`;
  const type = `payment.${status.toLowerCase()}`;
  const body = JSON.stringify({ id, type, createdAt: now.toISOString(), data: { intent } });
  await tx.insertInto('events').values({ id, body, next_at: now }).execute();
}

export interface Listener {
  readonly url: string;
  readonly secret: string;
}

/** `t=<unix seconds>,v1=<hex>`: HMAC-SHA256 over the time, a dot and the raw body. */
export function signature(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}

const timeoutMs = seconds(10);
const longestGap = seconds(60);

/** Backoff: 1 s, 2 s, 4 s … 60 s after each failed attempt. */
const gapAfter = (attempts: number): number =>
  Math.min(longestGap, seconds(2 ** Math.min(attempts, 10)));

/** Schedules the next attempt before sending: copies don't repeat it, crashes lose nothing. */
export async function deliverDue(paymentShop: PaymentShop, listener: Listener): Promise<void> {
  const now = paymentShop.clock();
  const { rows } = await sql<{ id: string; body: string; attempts: number }>`
    update events set attempts = attempts + 1, last_status = null, next_at = ${later(now, timeoutMs)}
    where id in (
      select id from events where delivered_at is null and next_at <= ${now}
      order by next_at limit 20 for update skip locked)
    returning id, body, attempts`.execute(paymentShop.db);
  await Promise.all(rows.map((event) => deliver(paymentShop, listener, event)));
}

async function deliver(
  { db, clock }: PaymentShop,
  { url, secret }: Listener,
  event: { readonly id: string; readonly body: string; readonly attempts: number },
): Promise<void> {
  const status = await send(url, event.body, signature(secret, event.body, clock()));
  const isAccepted = status >= 200 && status < 300;
  const next = isAccepted
    ? { delivered_at: clock() }
    : { next_at: later(clock(), gapAfter(event.attempts - 1)) };
  const outcome = { ...next, last_status: status };
  await db.updateTable('events').set(outcome).where('id', '=', event.id).execute();
}

/** The status of the reply; 0 without one. */
async function send(url: string, body: string, signed: string): Promise<number> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'Payment-Signature': signed },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs - 1000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
