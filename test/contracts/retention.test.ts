import { readFileSync } from 'node:fs';
import { endDue, migrate, openPool, retentionClocks } from '@shop/adapters/postgres';
import { retention } from '@shop/domain';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { RetentionJob } from '../../apps/bff/src/backends/retention-job.js';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);

const { orderYears, requestYears, unboughtDays } = retention;

/** Just before and just after the end of a term. */
const ages = (term: string) => [`${term} -1 hours`, `${term} 1 hours`];

async function ended(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const clock of retentionClocks) counts[clock.what] = await endDue(clock, pool);
  return Object.fromEntries(Object.entries(counts).filter(([, rows]) => rows > 0));
}

const contact = JSON.stringify({
  firstName: 'Ana',
  lastName: '',
  email: 'ana@example.com',
  country: 'MX',
  phone: '1',
});

const purchase = (id: string, state: string, age: string) =>
  pool.query(
    `insert into shop.purchases (id, attempt, state, version, cart_session, cart_digest, holds_cart,
       total, currency, contact, method, language, created_at)
     values ($1, $1, $2, 1, $1, $1, false, 100, 'MXN', $3, 'VI', 'es', now() - interval '${age}')`,
    [id, state, contact],
  );

const change = (id: string, state: string, age: string) =>
  pool.query(
    `insert into shop.order_changes (id, attempt, order_id, state, version, wish, language, created_at, due_at)
     values ($1, $1, $1, $2, 1, '{"kind": "weather", "note": "knee"}', 'es',
       now() - interval '${age}', now() - interval '${age}')`,
    [id, state],
  );

const call = (id: string, state: string, age: string) =>
  pool.query(
    `insert into shop.call_requests (id, request, state, due_at)
     values ($1, '{}', $2, now() - interval '${age}')`,
    [id, state],
  );

const record = (id: string, kind: string, value: object, age: string) =>
  pool.query(
    `insert into shop.records (kind, id, value, changed_at)
     values ($1, $2, $3, now() - interval '${age}')`,
    [kind, id, JSON.stringify(value)],
  );

const idsIn = async (table: string) =>
  (await pool.query(`select id from shop.${table} order by id`)).rows.map(({ id }) => id);

afterEach(() =>
  pool.query('truncate shop.purchases, shop.order_changes, shop.call_requests, shop.records'),
);

it('empties the contact of a failed purchase a week later, and keeps the row', async () => {
  const [young = '', old = ''] = ages(`${unboughtDays} days`);
  await purchase('young', 'FAILED', young);
  await purchase('old', 'FAILED', old);
  await purchase('bought', 'ORDERED', old);
  expect(await ended()).toEqual({ 'contacts of failed purchases': 1 });
  expect(await ended()).toEqual({});
  const { rows } = await pool.query(`select id from shop.purchases where contact->>'email' = ''`);
  expect(rows).toEqual([{ id: 'old' }]);
});

it('deletes stored carts and bookings without an order a week later', async () => {
  const [young = '', old = ''] = ages(`${unboughtDays} days`);
  await record('young', 'octo-cart', {}, young);
  await record('cart', 'octo-cart', {}, old);
  await record('lapsed', 'resale', { state: 'ON_HOLD', order: null }, old);
  await record('confirming', 'resale', { state: 'CONFIRMING', order: null }, old);
  await record('bought', 'resale', { state: 'CONFIRMED', order: 'TQ-1' }, old);
  expect(await ended()).toEqual({ 'carts and bookings without an order': 2 });
  expect(await idsIn('records')).toEqual(['bought', 'confirming', 'young']);
});

it('ends requests two years after they closed', async () => {
  const [young = '', old = ''] = ages(`${requestYears} years`);
  await change('young', 'SETTLED', young);
  await change('old', 'SETTLED', old);
  await change('open', 'UNKNOWN', old);
  await call('young', 'REFUSED', young);
  await call('old', 'REFUSED', old);
  await call('waiting', 'WAITING', old);
  expect(await ended()).toEqual({ 'notes of weather claims': 1, 'refused call requests': 1 });
  const { rows } = await pool.query(`select id from shop.order_changes where wish->>'note' = ''`);
  expect(rows).toEqual([{ id: 'old' }]);
  expect(await idsIn('call_requests')).toEqual(['waiting', 'young']);
});

it('deletes orders after ten years, and nothing that is open', async () => {
  const [young = '', old = ''] = ages(`${orderYears} years`);
  for (const [id, state, age] of [
    ['young', 'ORDERED', young],
    ['old', 'ORDERED', old],
    ['due', 'REFUND_DUE', old],
  ] as const)
    await purchase(id, state, age);
  await change('old', 'SETTLED', old);
  await change('open', 'ANSWERED', old);
  await record('old', 'octo-order', {}, old);
  expect(await ended()).toMatchObject({
    purchases: 1,
    'order changes': 1,
    'orders of resellers and suppliers': 1,
  });
  expect(await idsIn('purchases')).toEqual(['due', 'young']);
  expect(await idsIn('order_changes')).toEqual(['open']);
});

/** What the job reports, once it reported so often. */
async function reportedBy(own: typeof pool, times: number) {
  const reporter = new RecordingReporter();
  const job = new RetentionJob(own, reporter);
  job.onApplicationBootstrap();
  while (reporter.reports.length < times) await new Promise((resolve) => setTimeout(resolve, 20));
  await job.onModuleDestroy();
  return reporter.reports;
}

it('runs at the start of a shop, and reports what it ended', async () => {
  const [, old = ''] = ages(`${unboughtDays} days`);
  await purchase('old', 'FAILED', old);
  const what = 'contacts of failed purchases';
  expect(await reportedBy(pool, 1)).toEqual([{ event: 'retention', what, rows: 1 }]);
});

it('reports each clock that failed, and continues with the next', async () => {
  const away = openPool({ url: 'postgres://a@127.0.0.1:1/a', onError: () => undefined });
  const reports = await reportedBy(away, retentionClocks.length);
  await away.end();
  expect(reports.map(({ event, what }) => [event, what])).toEqual(
    retentionClocks.map(({ what }) => ['retention_failed', what]),
  );
});

it('keeps to the terms of the privacy notice', () => {
  const { sections } = JSON.parse(readFileSync('content/legal/privacy.json', 'utf8'));
  const terms = sections.find(({ id }: { id: string }) => id === 'conservacion');
  const words: Record<number, string> = { 2: 'two', 7: 'seven', 10: 'ten' };
  const said = JSON.stringify(terms.en);
  expect(said).toContain(`Orders, tickets and invoices: ${words[orderYears]} years`);
  expect(said).toContain(`A cart that was not bought: ${words[unboughtDays]} days`);
  expect(said).toContain(`Requests and questions: ${words[requestYears]} years`);
});
