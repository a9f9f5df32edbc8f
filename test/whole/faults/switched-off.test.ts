import { changeViolationsIn } from '@shop/test/change-checker';
import { type KeptPurchase, ledgerViolationsIn } from '@shop/test/ledger-checker';
import { askChange, buyTickets, type OwnOrder, rightIn } from '@shop/test/own-tickets';
import { mailViolationsIn } from '@shop/test/mail-checker';
import { violationsIn } from '@shop/test/purchase-checker';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { hurriedUntil } from '@shop/test/hurry';
import { startBff } from '@shop/test/start-bff';
import { endBeforeDatabase } from '@shop/test/start-postgres';
import pg from 'pg';

/**
 * Its own shop. Tests the checkers of killed shops on small histories: each finds its problem when
 * a safeguard is off, and none when it is on.
 */
const shop = await startBff();
const books = new pg.Pool({ connectionString: shop.sandbox.databaseUrl });
const ledger = new pg.Pool({ connectionString: shop.databaseUrl });
endBeforeDatabase(async () => {
  await books.end();
  await ledger.end();
});
afterAll(() => shop.stop());

let people = 0;
const buy = (slugs: readonly string[]) =>
  buyTickets(shop.visitor(), 'es', slugs, `eva.${(people += 1)}@mail.example`);

const lineOf = ({ view }: OwnOrder, at = 0) => view.lines[at]?.id ?? '';

async function cancelFirst(order: OwnOrder): Promise<void> {
  const { state } = rightIn(order.view, 'cancel');
  const text = (state.kind === 'open' && state.back?.text) || '';
  const amount = String(Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100));
  const asked = { order: order.view.id, line: [lineOf(order)], way: 'refund', amount };
  expect((await askChange(order.visitor, 'cancel', asked)).status).toBe(200);
}

async function found(): Promise<readonly string[]> {
  await hurriedUntil(shop, async () => {
    const asked = `select 1 from shop.mails where state = 'WAITING'
      union all select 1 from shop.order_changes where state not in ('SETTLED', 'REFUSED')`;
    return (await ledger.query(asked)).rows.length === 0;
  });
  const { rows } = await ledger.query<KeptPurchase>('select id, state, method from shop.purchases');
  const { rows: changes } = await ledger.query<{ order_id: string; state: string }>(
    'select order_id, state from shop.order_changes',
  );
  return [
    ...(await violationsIn(books)).violations,
    ...(await changeViolationsIn(books, changes)),
    ...(await ledgerViolationsIn(books, rows)),
  ];
}

/** Installs a trigger in the sandbox's database during some work. */
async function withTrigger(on: string, gives: string, work: () => Promise<unknown>): Promise<void> {
  await books.query(`create function sandbox.switched_off() returns trigger language plpgsql as
    $$ begin ${gives}; end $$`);
  await books.query(`create trigger switched_off before ${on} for each row
    execute function sandbox.switched_off()`);
  await work();
  await books.query('drop function sandbox.switched_off() cascade');
}

/** The refund is made and its reply lost, so the shop retries it. */
async function loseAnswerOfRefund(order: OwnOrder): Promise<void> {
  shop.sandbox.faults.add({
    api: 'payment',
    path: '/payments/intents',
    method: 'POST',
    mode: 'dropAfterCommit',
    times: 1,
  });
  await cancelFirst(order);
  await found();
}

it('idempotency keys: retries repeat the effect if backends ignore keys', async () => {
  await loseAnswerOfRefund(await buy(['bruma', 'copalera']));
  expect(await found()).toEqual([]);
  const order = await buy(['bruma', 'copalera']);
  await withTrigger('insert on sandbox.answers', 'return null', () => loseAnswerOfRefund(order));
  expect(await found()).toEqual([
    expect.stringMatching(new RegExp(`^${order.view.id} is due (\\d+) by refund and was given`)),
  ]);
  await books.query(
    `delete from sandbox.refunds where id = (select max(r.id) from sandbox.refunds r
      join sandbox.orders o on o.payment_id = r.intent_id where o.id = $1)`,
    [order.view.id],
  );
});

it('revocation: a moved ticket admits twice as many if old codes stay valid', async () => {
  const moved = async () => {
    const order = await buy(['bruma']);
    const asked = { order: order.view.id, line: lineOf(order), date: '2027-05-12' };
    expect((await askChange(order.visitor, 'change-date', asked)).status).toBe(200);
    return order.view.id;
  };
  await moved();
  expect(await found()).toEqual([]);
  let id = '';
  const stays = 'new.revoked_at := null; return new';
  await withTrigger('update on sandbox.vouchers', stays, async () => (id = await moved()));
  expect(await found()).toEqual([
    expect.stringMatching(`^${id} \\S+ has 4 vouchers for 2 people$`),
  ]);
  await books.query(
    `update sandbox.vouchers set revoked_at = now() where order_id = $1 and position in
      (select position from sandbox.vouchers where order_id = $1 order by position limit 2)`,
    [id],
  );
});

describe('leases: a mail that takes longer than the polling interval', () => {
  const buySlowly = async () => {
    shop.sandbox.faults.add({ api: 'mail', mode: 'slow', ms: 400, times: 3 });
    await buy(['bruma']);
    await found();
  };

  it('is sent once', async () => {
    await buySlowly();
    expect(await mailViolationsIn(books)).toEqual([]);
  });

  it('is sent repeatedly without leases', async () => {
    await ledger.query(`create function shop.switched_off() returns trigger language plpgsql as
      $$ begin if new.attempt < 3 then new.due_at := clock_timestamp(); end if;
        return new; end $$`);
    await ledger.query(`create trigger switched_off before update on shop.mails for each row
      execute function shop.switched_off()`);
    await buySlowly();
    await ledger.query('drop function shop.switched_off() cascade');
    const [one, ...others] = await mailViolationsIn(books);
    expect(one).toMatch(/ was sent once more$/);
    expect(new Set([one, ...others]).size).toBe(1);
    await books.query('delete from sandbox.letter_receipts');
  });
});

describe('compare and set: a purchase that another worker has moved', () => {
  /** A visitor pays; an earlier reader of the purchase then marks it as failed. */
  async function overtake(): Promise<string> {
    const visitor = shop.visitor();
    const path = '/es/entrada-bruma/';
    const days = sellableDays(await visitor.look('buy', `${path}?month=2027-04`));
    await fillCart(visitor, path, days[(people += 1)] ?? '');
    const page = await checkOut(visitor, '/es/pago/');
    const { reference } = await shop.sandbox.db
      .selectFrom('intents')
      .select('reference')
      .where('id', '=', page.split('/').at(-1) ?? '')
      .executeTakeFirstOrThrow();
    const seen = await shop.ledger.find(reference);
    await payAt(page, approvedCard);
    await hurriedUntil(shop, async () => (await shop.ledger.find(reference))?.state === 'ORDERED');
    if (!seen) throw new Error('not written');
    expect(seen.state).toBe('PAYING');
    await shop.ledger.move(seen, 'FAILED');
    return reference;
  }

  it('stays unchanged', async () => {
    await overtake();
    expect(await found()).toEqual([]);
  });

  it('is reported as failed though paid, if moves do not compare', async () => {
    const { ledger: honest } = shop;
    const move = honest.move.bind(honest);
    honest.move = async (seen, to, facts) => {
      const now = await honest.find(seen.id);
      if (to !== 'FAILED' || !now) return move(seen, to, facts);
      const set = 'update shop.purchases set state = $2, version = version + 1 where id = $1';
      await ledger.query(set, [now.id, to]);
      return honest.find(seen.id);
    };
    const id = await overtake();
    honest.move = move;
    expect(await found()).toEqual([`purchase ${id} is FAILED with 1 orders and 1 payments`]);
  });
});
