import { setImmediate } from 'node:timers/promises';
import {
  migrate,
  openPool,
  PostgresCallRequests,
  PostgresMailQueue,
  PostgresPurchaseLedger,
  PostgresRecords,
  PostgresShortLived,
  resaleRecords,
} from '@shop/adapters/postgres';
import { openRedis, RedisShortLived } from '@shop/adapters/redis';
import { SystemClock } from '@shop/adapters/system';
import type { Identity, Purchase } from '@shop/domain';
import type { OrdersGateway, ShortLived } from '@shop/ports/backends';
import { aPurchase } from '@shop/test/a-purchase';
import { anOrder } from '@shop/test/an-order';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { createDatabase, endBeforeDatabase } from '@shop/test/start-postgres';
import { startRedis } from '@shop/test/start-redis';
import { StoreGuard } from '../../apps/bff/src/backends/limits/store-guard.js';
import { OwnOrders } from '../../apps/bff/src/backends/own-orders.js';
import { privacyWith } from '../../apps/bff/src/backends/operate/privacy.js';
import { createSeal } from '../../apps/bff/src/visit/seal.js';
import { AccountSessions, accountOf } from '../../apps/bff/src/visit/session/account-sessions.js';
import { SessionsOfPerson } from '../../apps/bff/src/visit/session/sessions-of-person.js';

const url = await createDatabase();
const pool = openPool({ url, onError: () => undefined });
endBeforeDatabase(() => pool.end());
await migrate(pool);
const server = await startRedis();
const redis = openRedis({ url: server.url, onError: () => undefined });
while (!redis.client.isReady) await new Promise((resolve) => setTimeout(resolve, 20));
afterAll(async () => {
  redis.stop();
  await server.stop();
});

const secret = 'a-session-secret-of-the-tests-of-32-characters';
const seal = createSeal([secret]);
const privacy = privacyWith((state, secrets) => new SessionsOfPerson(state, createSeal(secrets)));

async function run(redisUrl: string | undefined, ...args: readonly string[]) {
  const said: string[] = [];
  const env = {
    DATABASE_URL: url,
    SESSION_SECRETS: secret,
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
  const code = await privacy({ args, env, say: (line) => void said.push(line) });
  return { code, said: said.join('\n') };
}

/** Their own spelling of the address, and what nothing may contain afterwards. */
const ana = {
  firstName: 'Anastasia',
  lastName: 'Forgetme',
  email: 'Ana.Forgetme@Correo.Example',
  country: 'MX',
  phone: '+529981112233',
};
const traces = ['anastasia', 'forgetme', '9981112233', 'broken knee'];
const asked = 'ana.forgetme@correo.example';

const ledger = new PostgresPurchaseLedger(pool);
let count = 0;

async function bought(contact: Purchase['contact'], ...states: readonly Purchase['state'][]) {
  count += 1;
  const ids = { id: `p-${count}`, attempt: `a-${count}`, cartSession: `s-${count}` };
  let purchase = await ledger.open(aPurchase({ ...ids, contact }));
  for (const state of states)
    purchase = (await ledger.move(purchase, state, { orderId: `TQ-${count}` })) ?? purchase;
  return purchase;
}

const resaleContact = {
  fullName: 'Anastasia Forgetme',
  firstName: null,
  lastName: null,
  emailAddress: ana.email,
  phoneNumber: ana.phone,
  locales: ['es'],
  postalCode: null,
  country: 'MX',
  notes: 'broken knee',
};

const otherContact = {
  ...resaleContact,
  fullName: 'Another Guest',
  emailAddress: null,
  phoneNumber: null,
  notes: null,
};

async function plantRecords() {
  await new PostgresRecords(pool, resaleRecords).begin('booking', {
    id: 'booking',
    reseller: 'viajes',
    uuid: 'booking',
    state: 'CONFIRMED',
    slug: 'bruma',
    day: '2026-12-14',
    time: null,
    units: [
      { uuid: 'u1', unit: 'ADULT', resellerReference: null, contact: resaleContact },
      { uuid: 'u2', unit: 'ADULT', resellerReference: null, contact: otherContact },
    ],
    currency: 'MXN',
    language: 'es',
    resellerReference: null,
    contact: resaleContact,
    notes: 'broken knee',
    hold: null,
    order: 'TQ-900',
    createdAt: '2026-11-20T15:00:00Z',
    updatedAt: '2026-11-20T15:00:00Z',
    confirmedAt: '2026-11-20T15:00:00Z',
    cancellation: null,
  });
  await pool.query(`insert into shop.records (kind, id, value) values ('octo-order', 'o', $1)`, [
    JSON.stringify({ id: 'o', contact: ana, lines: [] }),
  ]);
}

const { firstName, lastName, email, country } = ana;
const user = {
  firstName,
  lastName,
  email,
  country,
  sId: 's',
  gxToken: 'g',
  state: '',
  foundData: false,
};
const site: Identity = { kind: 'site', user };
const tokens = { access: 'a', refresh: undefined, id: 'i', endsAt: 0 };
const social: Identity = {
  kind: 'social',
  network: 'google',
  profile: { ...ana, subject: '7' },
  tokens,
};

/** Signed in twice, once by a network; beside another visitor. */
async function plantSessions(state: ShortLived) {
  const guard = new StoreGuard(() => undefined, 5_000);
  const accounts = new AccountSessions(state, seal, new SystemClock(), guard);
  const visitor = { firstName: 'Luz', lastName: '', email: 'other@correo.example' };
  const other: Identity = { kind: 'site', user: { ...user, ...visitor } };
  for (const [name, identity] of Object.entries({ site, social, other })) {
    const key = `session:${name}`;
    await state.put(key, seal.close(JSON.stringify({ identity }), key), 600);
    await accounts.enter(accountOf(identity), { key, device: { browser: '', system: '' } }, 600);
  }
}

async function plant(state: ShortLived) {
  await bought(ana, 'PAYING', 'PAID', 'ORDERED');
  await bought({ ...ana, email: asked }, 'PAYING', 'FAILED');
  await pool.query(`
    insert into shop.order_changes (id, attempt, order_id, state, version, wish, language, created_at, due_at)
      values ('claim-${count}', 'claim-${count}', 'TQ-${count - 1}', 'SETTLED', 1,
        '{"kind": "weather", "line": "1", "reason": "rain", "note": "broken knee"}', 'es', now(), now())`);
  const mail = { kind: 'lookup', orderId: 'TQ-0', language: 'es', email: ana.email } as const;
  await new PostgresMailQueue(pool).put({ id: `lookup-${count}`, ...mail });
  const stay = {
    hotel: undefined,
    checkIn: '2026-12-14',
    checkOut: '2026-12-15',
    rooms: [],
    promoCode: undefined,
  };
  const request = {
    name: 'Anastasia',
    phone: ana.phone,
    country: 'MX',
    language: 'es',
    stay,
  } as const;
  await new PostgresCallRequests(pool).put({ id: `call-${count}`, request });
  await plantSessions(state);
}

/** All text that the stores have, sessions opened. */
async function everything(state: ShortLived): Promise<string> {
  const { rows: tables } = await pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'shop'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(`select one::text as text from shop.${name} as one`);
    texts.push(...rows.map(({ text }) => text));
  }
  for (const key of await state.keys('session'))
    texts.push(seal.open((await state.get(key)) ?? '', key) ?? '');
  return texts.join('\n').toLowerCase();
}

const worlds = [
  { name: 'PostgreSQL', redisUrl: undefined, state: new PostgresShortLived(pool) },
  { name: 'Redis', redisUrl: server.url, state: new RedisShortLived(redis) },
];

describe.each(worlds)('a person, with sessions in $name', ({ redisUrl, state }) => {
  it('is exported whole, then forgotten everywhere', async () => {
    if (redisUrl === undefined) await plantRecords();
    await plant(state);
    const planted = await everything(state);
    for (const trace of traces) expect(planted).toContain(trace);

    const { code, said } = await run(redisUrl, 'export', asked);
    const data = JSON.parse(said);
    expect(code).toBe(0);
    expect(data.changes.at(-1).wish.note).toBe('broken knee');
    expect(data.mails.at(-1).email).toBe(ana.email);
    expect(data.callRequests.at(-1).request.name).toBe('Anastasia');
    expect(data.sessions.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'site',
      'social',
    ]);
    expect(said).not.toContain('s-1');

    const forgotten = await run(redisUrl, 'forget', asked);
    expect(forgotten.code).toBe(0);
    expect(forgotten.said).toContain('2 purchases kept for accounting, without contact');
    expect(forgotten.said).toContain('2 sessions ended');
    expect(forgotten.said.toLowerCase()).not.toContain('forgetme');
    const left = await everything(state);
    for (const trace of traces) expect(left).not.toContain(trace);
    expect(left).toContain('other@correo.example');
    expect((await run(redisUrl, 'export', asked)).said).not.toMatch(/"id"/);
  });
});

it('keeps what accounting needs, and other guests of a booking', async () => {
  const kept = await ledger.find('p-1');
  const { total, orderId, state, contact } = kept ?? aPurchase();
  expect([total, orderId, state]).toEqual([aPurchase().total, 'TQ-1', 'ORDERED']);
  expect(Object.values(contact).join('')).toBe('');
  const booking = await new PostgresRecords(pool, resaleRecords).find('booking');
  expect(booking?.value.units.map((unit) => unit.contact.fullName)).toEqual([
    null,
    'Another Guest',
  ]);
});

it('still shows the order of a forgotten buyer', async () => {
  const answer = anOrder({ id: 'TQ-1', contact: { ...ana, email: 'ana@example.com' } });
  // as: the only call here
  const orders = { order: async () => ({ kind: 'ok', answer }) } as unknown as OrdersGateway;
  const reporter = new RecordingReporter();
  expect(await new OwnOrders(orders, ledger, reporter).order('TQ-1')).toEqual({
    kind: 'ok',
    answer,
  });
  expect(reporter.reports).toEqual([]);
});

it('leaves an open purchase until it is over, and says so', async () => {
  const open = await bought(ana, 'PAYING');
  const first = await run(undefined, 'forget', asked);
  expect([first.code, first.said]).toEqual([
    3,
    expect.stringContaining(`not over yet: ${open.id}`),
  ]);
  expect((await ledger.find(open.id))?.contact).toEqual(ana);
  await ledger.move(open, 'FAILED');
  expect((await run(undefined, 'forget', asked)).code).toBe(0);
  expect((await ledger.find(open.id))?.contact.email).toBe('');
});

it('forgets a person in a record that changes meanwhile', async () => {
  await pool.query(`insert into shop.records (kind, id, value) values ('octo-order', 'm', $1)`, [
    JSON.stringify({ id: 'm', contact: ana, lines: [] }),
  ]);
  const other = await pool.connect();
  await other.query('begin');
  await other.query(
    `update shop.records set value = value || '{"lines": ["new"]}', version = version + 1 where id = 'm'`,
  );
  const forgetting = run(undefined, 'forget', asked);
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await pool.query(waiting)).rowCount === 0) await setImmediate();
  await other.query('commit');
  other.release();
  expect((await forgetting).code).toBe(0);
  const { rows } = await pool.query(`select value from shop.records where id = 'm'`);
  expect(rows[0].value.lines).toEqual(['new']);
  expect(Object.values(rows[0].value.contact).join('')).toBe('');
});

it.each([
  [[], 2, /use export EMAIL or forget EMAIL/],
  [['forget', 'ana'], 2, /use export EMAIL/],
  [['erase', asked], 2, /use export EMAIL/],
])('refuses %j', async (args, exitCode, sentence) => {
  const failure = { exitCode, message: expect.stringMatching(sentence) };
  await expect(run(undefined, ...args)).rejects.toMatchObject(failure);
});

it('changes nothing while Redis is away, or a secret is missing', async () => {
  await bought(ana, 'PAYING', 'FAILED');
  const away = run('redis://127.0.0.1:1', 'forget', asked);
  await expect(away).rejects.toThrow(/check REDIS_URL: Redis does not answer/);
  const given = { args: ['forget', asked], env: { DATABASE_URL: url }, say: () => undefined };
  await expect(privacy(given)).rejects.toThrow(/SESSION_SECRETS must be set/);
  expect((await ledger.find(`p-${count}`))?.contact).toEqual(ana);
});
