import { randomUUID } from 'node:crypto';
import { Backend, HttpCallCentre } from '@shop/adapters/http';
import { MemoryCallRequests } from '@shop/adapters/memory';
import { migrate, openPool, PostgresCallRequests } from '@shop/adapters/postgres';
import { FixedClock } from '@shop/adapters/system';
import type { CallRequest } from '@shop/domain';
import type { CallRequests, QueuedCall } from '@shop/ports/backends';
import { silence, startBackend } from '@shop/test/fake-backend';
import { createDatabase } from '@shop/test/start-postgres';
import { startSandbox } from '@shop/test/start-sandbox';
import { wireError } from '@shop/test/wire-replies';

const pool = openPool({ url: await createDatabase(), onError: () => undefined });
await migrate(pool);
const upstream = await startBackend();
const sandbox = await startSandbox();
const options = { deadlineMs: 1000, concurrency: 4, queue: 4 };
const breaker = { calls: 1000, withinMs: 1000, openMs: 1 };
const backend = new Backend({ name: 'calls', baseUrl: upstream.url, ...options, breaker });
const played = new Backend({
  name: 'calls',
  baseUrl: sandbox.newsletterUrl,
  ...options,
  breaker,
  headers: { authorization: `Bearer ${sandbox.tokens.newsletter}` },
  deadlineMs: 2_000,
});
afterAll(async () => {
  await Promise.all([backend.stop(), played.stop(), pool.end(), upstream.stop()]);
});

const clock = new FixedClock(new Date('2026-11-20T05:00:00Z'));
const hourMs = 3_600_000;

const request: CallRequest = {
  name: 'Ana Ruiz',
  phone: '+529985550134',
  country: 'MX',
  language: 'es',
  stay: {
    hotel: undefined,
    checkIn: '2026-12-14',
    checkOut: '2026-12-17',
    promoCode: 'SELVA10',
    rooms: [{ adults: 2, childAges: [6] }],
  },
};
const aCall = (): QueuedCall => ({ id: randomUUID(), request });

interface World {
  readonly name: string;
  readonly calls: CallRequests;
  pass(ms: number): Promise<unknown>;
}
const worlds: readonly World[] = [
  { name: 'memory', calls: new MemoryCallRequests(clock), pass: async (ms) => clock.advance(ms) },
  {
    name: 'postgres',
    calls: new PostgresCallRequests(pool),
    pass: (ms) =>
      pool.query(`update shop.call_requests set due_at = due_at - $1 * interval '1 ms'`, [ms]),
  },
];

describe.each(worlds)('call-back requests ($name)', ({ calls, pass }) => {
  const idsDue = async () => (await calls.takeDue(1_000)).map(({ id }) => id);

  it('are stored as sent, once however often they are sent', async () => {
    const call = aCall();
    await Promise.all([calls.put(call), calls.put(call)]);
    const due = (await calls.takeDue(1_000)).filter(({ id }) => id === call.id);
    expect(due).toEqual([call]);
  });

  it('are leased to one worker, and due again if it does not finish', async () => {
    const call = aCall();
    await calls.put(call);
    expect(await calls.nextDueMs()).toBe(0);
    const taken = (await Promise.all([idsDue(), idsDue(), idsDue()])).flat();
    expect(taken.filter((id) => id === call.id)).toHaveLength(1);
    expect(await idsDue()).not.toContain(call.id);
    await pass(2 * hourMs);
    expect(await idsDue()).toContain(call.id);
  });

  it('are deleted once delivered, and not retried once refused', async () => {
    const [done, refused] = [aCall(), aCall()];
    await Promise.all([calls.put(done), calls.put(refused)]);
    await Promise.all([calls.delivered(done.id), calls.refused(refused.id)]);
    await calls.put(refused);
    await pass(2 * hourMs);
    const due = await idsDue();
    expect(due).not.toContain(done.id);
    expect(due).not.toContain(refused.id);
    for (const id of due) await calls.delivered(id);
    expect(await calls.nextDueMs()).toBeUndefined();
  });
});

it('keeps personal data only of requests that the call centre refused', async () => {
  const { rows } = await pool.query<{ state: string }>(`select * from shop.call_requests`);
  expect(rows.filter(({ state }) => state === 'REFUSED')).toHaveLength(1);
});

describe('the call centre over HTTP', () => {
  const account = { clientId: 'client', externalKey: 'external', origin: 'web', mid: '7' };
  const centre = new HttpCallCentre(backend, account);
  const path = 'POST /call-requests';

  it('gets the shop’s name, the search and the key', async () => {
    upstream.reply(path, 201, { status: 'ok' });
    expect(await centre.callBack(request, 'key-1')).toEqual({ kind: 'done' });
    const { headers, body } = upstream.seen.at(-1) ?? {};
    expect(headers?.['idempotency-key']).toBe('key-1');
    expect(JSON.parse(body ?? '')).toEqual({
      ...account,
      fields: {
        name: 'Ana Ruiz',
        phone: '+529985550134',
        country: 'MX',
        lang: 'es',
        stay: {
          hotels: [],
          checkIn: '2026-12-14',
          checkOut: '2026-12-17',
          promoCode: 'SELVA10',
          rooms: [{ adults: 2, childAges: [6] }],
        },
      },
    });
  });

  it.each([
    ['a number of nobody', 422, wireError('phoneFormat'), { kind: 'refused', code: 'phoneFormat' }],
    ['a shop of others', 403, wireError('site'), { kind: 'failed', reason: 'rejected' }],
    ['a twin under way', 409, wireError('IN_PROGRESS'), { kind: 'failed', reason: 'unavailable' }],
    ['no such call', 404, wireError('NOT_FOUND'), { kind: 'failed', reason: 'rejected' }],
    ['a yes of another shape', 200, {}, { kind: 'failed', reason: 'malformed' }],
    ['an upstream that is down', 503, '', { kind: 'failed', reason: 'unavailable' }],
    ['silence', silence, '', { kind: 'failed', reason: 'timeout' }],
  ] as const)('maps %s correctly', async (_, status, body, expected) => {
    upstream.reply(path, status, body);
    expect(await centre.callBack(request, 'key')).toEqual(expected);
  });

  it('lists each once in the sandbox, and refuses an invalid number', async () => {
    const own = new HttpCallCentre(played, sandbox.newsletterAccount);
    for (const key of ['one', 'one', 'two']) await own.callBack(request, key);
    const odd = await own.callBack({ ...request, phone: '998' }, 'odd');
    expect(odd).toEqual({ kind: 'refused', code: 'phoneFormat' });
    const rows = await sandbox.db.selectFrom('call_requests').selectAll().execute();
    expect(rows.map(({ name, stay }) => [name, stay])).toEqual(
      Array(2).fill(['Ana Ruiz', expect.objectContaining({ checkIn: '2026-12-14' })]),
    );
  });
});
