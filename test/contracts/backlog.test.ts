import {
  backlogQuery,
  migrate,
  openPool,
  PostgresBacklog,
  PostgresHoldings,
  PostgresMailQueue,
  PostgresPurchaseLedger,
} from '@shop/adapters/postgres';
import { openChangeStates, openStates } from '@shop/domain';
import { aPurchase } from '@shop/test/a-purchase';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';

const pool = openPool({ url: await createDatabase(), onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);
const backlog = new PostgresBacklog(pool);

const keys = [
  ...openStates.map((state) => `purchases ${state}`),
  ...openChangeStates.map((state) => `order_changes ${state}`),
  'mails WAITING',
  'call_requests WAITING',
  'holdings HELD',
];

it('lists every kind and state of an empty shop with 0', async () => {
  const rows = await backlog.read();
  expect(rows.map(({ work, state }) => `${work} ${state}`).sort()).toEqual(keys.toSorted());
  expect(rows.filter(({ count, oldestSeconds }) => count + oldestSeconds > 0)).toEqual([]);
});

it('counts open rows only, with the age of the oldest and of the longest overdue', async () => {
  const ledger = new PostgresPurchaseLedger(pool);
  const hourAgo = new Date(Date.now() - 3_600_000);
  const opened = await ledger.open(aPurchase({ createdAt: hourAgo }));
  const other = { id: 'b'.repeat(32), attempt: 'b'.repeat(32), cartDigest: 'digest-2' };
  const failed = await ledger.open(aPurchase(other));
  await ledger.move(failed, 'FAILED');
  await pool.query(`update shop.purchases set due_at = now() - interval '10 minutes'`);
  const mail = { id: 'mail-1', kind: 'again', orderId: 'order-1', language: 'es' } as const;
  await new PostgresMailQueue(pool).put(mail);
  const held = { owner: 'a', resource: 'places tour 2027-02-01', count: 4 };
  const inAnHour = new Date(Date.now() + 3_600_000);
  const holdings = new PostgresHoldings(pool);
  await holdings.put('cart 1', [{ ...held, until: inAnHour }], new Date());
  await holdings.put('cart 2', [{ ...held, until: hourAgo }], new Date());

  const rows = (await backlog.read()).filter(({ count }) => count > 0);
  const counts = rows.map(({ work, state, count }) => `${work} ${state} ${count}`);
  const expected = [`purchases ${opened.state} 1`, 'mails WAITING 1', 'holdings HELD 4'];
  expect(counts.sort()).toEqual(expected.sort());
  const purchase = rows.find(({ work }) => work === 'purchases');
  expect(Math.floor((purchase?.oldestSeconds ?? 0) / 60)).toBe(60);
  expect(Math.floor((purchase?.overdueSeconds ?? 0) / 60)).toBe(10);
});

it('reads each table through the index of its open rows', async () => {
  const client = await pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<Record<string, string>>(`explain ${backlogQuery}`);
  client.release(true);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan');
  for (const index of ['purchases_due', 'order_changes_due', 'mails_due', 'call_requests_due'])
    expect(plan).toContain(index);
});
