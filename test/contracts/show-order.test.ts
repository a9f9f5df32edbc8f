import {
  migrate,
  openPool,
  PostgresMailQueue,
  PostgresOrderChanges,
  PostgresPurchaseLedger,
} from '@shop/adapters/postgres';
import { openChangeStates, openStates, type OrderChange } from '@shop/domain';
import { aPurchase } from '@shop/test/a-purchase';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { showOrder } from '../../apps/bff/src/backends/operate/show-order.js';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);

const ledger = new PostgresPurchaseLedger(pool);
const changes = new PostgresOrderChanges(pool);
const number = 'TQ-7K2M-91XD';
const bought = aPurchase({ cartSession: 'secret-session', attempt: 'secret-attempt' });
const payAt = 'https://pay.example/secret-page';
const facts = { orderId: number, paymentId: 'pay-1', payAt };
await ledger.open(bought);
const paying = await ledger.move(bought, 'PAYING', facts);
const paid = paying && (await ledger.move(paying, 'PAID'));

const claim: OrderChange = {
  id: 'c'.repeat(32),
  attempt: 'secret-claim',
  orderId: number,
  state: 'ASKED',
  version: 0,
  request: { kind: 'weather', line: '1', reason: 'rain', note: 'my knee' },
  language: 'es',
  paymentId: undefined,
  amount: undefined,
  refusal: undefined,
  createdAt: new Date(),
};

const show = async (...args: readonly string[]) => {
  const said: string[] = [];
  const env = { DATABASE_URL: url };
  const code = await showOrder({ args, env, say: (line) => void said.push(line) });
  return { code, said: said.join('\n') };
};

it('says what a paid purchase waits for, by any of its numbers', async () => {
  const { code, said } = await show('tq 7k2m 91xd');
  expect(code).toBe(0);
  expect(said).toContain(`purchase ${bought.id}: PAID after 2 moves`);
  expect(said).toContain('$4,300.20 MXN by VI, es');
  expect(said).toContain(`order ${number}, payment pay-1`);
  expect(said).toContain(`${bought.id}:confirm`);
  expect(said).toMatch(/waits for the order backend to confirm the order; next check 20\d\d-/);
  expect(await show(bought.id)).toEqual({ code, said });
  expect(await show('pay-1')).toEqual({ code, said });
});

it('shows mails and changes, and the buyer only with --personal', async () => {
  if (paid) await ledger.move(paid, 'ORDERED');
  const mails = new PostgresMailQueue(pool);
  const email = 'friend@example.com';
  await mails.put({ id: 'lookup:1', kind: 'lookup', orderId: number, language: 'es', email });
  await changes.open(claim);
  const { said } = await show(number);
  expect(said).toContain('ORDERED after 3 moves');
  expect(said).toContain('mail confirmed: WAITING at attempt 0');
  expect(said).toContain('weather, ASKED after 0 moves');
  const { firstName, email: own, phone } = bought.contact;
  const theirs = [firstName, own, phone, email, 'my knee'];
  for (const text of [...theirs, 'secret']) expect(said).not.toContain(text);
  const whole = await show(number, '--personal');
  for (const text of theirs) expect(whole.said).toContain(text);
  expect(whole.said).not.toContain('secret');
});

it('shows a purchase of a newer version as it is stored', async () => {
  const newer = aPurchase({ id: 'newer', attempt: 'newer', cartSession: 'newer' });
  await ledger.open(newer);
  await pool.query(`update shop.purchases set currency = 'XXX', language = 'fr' where id = $1`, [
    newer.id,
  ]);
  expect((await show('newer')).said).toContain('430020 XXX by VI, fr');
});

it.each(openStates)('says what a purchase in %s waits for', async (state) => {
  await pool.query('update shop.purchases set state = $2 where id = $1', [bought.id, state]);
  expect((await show(bought.id)).said).toContain('  waits for the ');
});

it.each(openChangeStates)('says what a change in %s waits for', async (state) => {
  await pool.query('update shop.order_changes set state = $1', [state]);
  const [, change = ''] = (await show(number)).said.split('\nchange ');
  expect(change).toMatch(/^\w+: weather, \w+ after 0 moves\n.+\n.+\n {2}waits for the /);
});

it.each([
  ['ANSWERED', 'SETTLED'],
  ['RETURNING', 'REFUSED'],
] as const)('ends a refund by hand of a change in %s, once', async (state, ended) => {
  const id = state.padEnd(32, 'd');
  const orderId = `TQ-${state}`;
  await changes.open({ ...claim, id, attempt: id, orderId, state, paymentId: 'pay-1' });
  await expect(show(number, '--refunded', id)).rejects.toThrow(`${number} has no change ${id}`);
  expect((await show(orderId)).said).toContain(`${id}:refund`);
  const { code, said } = await show(orderId, '--refunded', id);
  expect(code).toBe(0);
  expect(said).toContain(`${ended} after 1 moves\n`);
  expect(said).toContain('waits for nothing');
  expect(await changes.find(id)).toMatchObject({ state: ended });
  await expect(show(orderId, '--refunded', id)).rejects.toThrow('owes no refund');
});

it('refunds nothing by hand while the change is not made', async () => {
  const [id, orderId] = ['e'.repeat(32), 'TQ-ASKED'];
  await changes.open({ ...claim, id, attempt: id, orderId });
  await expect(show(orderId, '--refunded', id)).rejects.toThrow('owes no refund');
  expect(await changes.find(id)).toMatchObject({ state: 'ASKED', version: 0 });
});

it.each([
  [['TQ-0000-0000'], 1, /the database has no order TQ-0000-0000/],
  [[], 2, /use NUMBER/],
  [['--all'], 2, /use NUMBER/],
  [['1', '2'], 2, /use NUMBER/],
  [['1', '--refunded'], 2, /use NUMBER/],
])('refuses %j', async (args, exitCode, sentence) => {
  const failure = { exitCode, message: expect.stringMatching(sentence) };
  await expect(show(...args)).rejects.toMatchObject(failure);
});
