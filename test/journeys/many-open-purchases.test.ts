import { askAgain, pathOf } from '@shop/domain';
import { turns } from '@shop/test/corpus';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';
import { endBeforeDatabase } from '@shop/test/start-postgres';
import pg from 'pg';

/** Its own shop: payment webhooks go nowhere, so the shop must poll. */
const shop = await startBff({ webhookUrl: 'http://127.0.0.1:9/' });
const database = new pg.Pool({ connectionString: shop.databaseUrl });
// The test ends its connections on purpose.
database.on('error', () => undefined);
endBeforeDatabase(() => database.end());

const bruma = '/es/entrada-bruma/';
const nextYear = new Date().getUTCFullYear() + 1;
const days = sellableDays(await shop.visitor().look('buy', `${bruma}?month=${nextYear}-02`));

async function aPaymentBegun(index: number) {
  const visitor = shop.visitor();
  await fillCart(visitor, bruma, days[index] ?? '');
  const page = await checkOut(visitor, '/es/pago/');
  const { rows } = await database.query(
    'select id from shop.purchases order by opened desc limit 1',
  );
  return { page, id: String(rows[0]?.id), visitor };
}

const orderOf = async (id: string) => (await shop.ledger.find(id))?.orderId ?? '';

/** Adds this many open purchases, started over the last half hour. */
const copyOpen = (id: string, count: number) =>
  database.query(
    `insert into shop.purchases (id, attempt, state, version, cart_session, cart_digest, holds_cart,
       total, currency, contact, method, language, order_id, payment_id, pay_at, created_at)
     select 'open-' || n, 'open-' || n, 'PAYING', 1, 'open-' || n, cart_digest, true, total, currency,
       contact, method, language, order_id, payment_id, pay_at, now() - n % 1800 * interval '1 s'
     from shop.purchases, generate_series(1, $2::int) n where id = $1`,
    [id, count],
  );

const many = turns(5_000, 1_000);

const noteClaims = () =>
  database.query(
    `create table claims (id text, due timestamptz, claim xid8 default pg_current_xact_id(),
       at timestamptz default statement_timestamp());
     create function note_claim() returns trigger language plpgsql as
       'begin insert into claims (id, due) values (old.id, old.due_at); return null; end';
     create trigger note_claim after update on shop.purchases for each row
       when (old.version = new.version and old.due_at <> new.due_at) execute function note_claim()`,
  );

/** The claim that found a payment: its delay, earlier rounds, their sizes and their order. */
async function foundAfter(id: string, paidAt: Date) {
  const { rows } = await database.query(
    `with found as (select claim, due from claims where id = $1 order by at desc limit 1)
     select extract(epoch from found.due - $2) * 1000 as due_ms,
       count(distinct one.claim)::int as rounds, count(one.id)::int as asked,
       count(distinct one.id)::int as others, bool_and(one.due <= found.due) as in_turn
     from found left join claims one on one.at >= found.due and one.claim < found.claim
     group by found.due`,
    [id, paidAt],
  );
  return { ...rows[0], dueMs: Number(rows[0]?.due_ms) };
}

/** How many old purchases, which are due every 20 s, one second claimed at most. */
async function mostAskedInASecond(): Promise<number> {
  const { rows } = await database.query(
    `select max(asked)::int as most from (
       select count(*) as asked from shop.purchases
       where state = 'PAYING' and created_at < now() - interval '5 min'
       group by date_trunc('second', due_at)) as seconds`,
  );
  return Number(rows[0]?.most);
}

it(`learns of a captured payment among ${many} open purchases without a webhook`, async () => {
  const open = await aPaymentBegun(0);
  await noteClaims();
  await copyOpen(open.id, many);
  const {
    rows: [{ now: copied }],
  } = await database.query('select clock_timestamp() as now');
  const captured = await aPaymentBegun(1);
  await payAt(captured.page, approvedCard);
  const {
    rows: [{ now: paidAt }],
  } = await database.query('select clock_timestamp() as now');
  while ((await shop.ledger.find(captured.id))?.state !== 'ORDERED')
    await new Promise((resolve) => setTimeout(resolve, 100));
  const { rows } = await database.query(
    `select count(*)::int as waiting, bool_and(due_at > $1) as all_asked
     from shop.purchases where state = 'PAYING'`,
    [copied],
  );
  expect(rows).toEqual([{ waiting: many + 1, all_asked: true }]);
  // A full batch of sixteen runs again at once, not a second later.
  expect(await mostAskedInASecond()).toBeGreaterThan(16);
  const { dueMs, rounds, asked, others, in_turn: inTurn } = await foundAfter(captured.id, paidAt);
  expect(dueMs).toBeLessThan(askAgain.mostMs);
  // Claims follow due times without repeats, and every earlier round is full.
  expect([inTurn ?? true, asked]).toEqual([true, others]);
  expect(asked).toBe(16 * rounds);
}, 120_000);

it('answers 503 with Retry-After when the database has no free connection, and recovers', async () => {
  const { id, visitor } = await aPaymentBegun(2);
  const path = pathOf({ name: 'order', params: { id: await orderOf(id) } }, 'es');
  const { pathname } = new URL(shop.databaseUrl);
  const name = `"${pathname.slice(1)}"`;
  const admin = new pg.Client(new URL('/postgres', shop.databaseUrl).href);
  await admin.connect();
  const allow = (isSo: boolean) => admin.query(`alter database ${name} allow_connections ${isSo}`);
  await allow(false);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    pathname.slice(1),
  ]);
  const away = await visitor.get(path, { accept: 'text/html' });
  await allow(true);
  await admin.end();
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
  expect(away.headers.get('cache-control')).toBe('no-store');
  expect((await visitor.look('order', path)).view.state).toBe('confirming');
});
