import { Backend, HttpHotelsGateway } from '@shop/adapters/http';
import { addDays, currencies, currencyCodes, hotelCodes, type Money } from '@shop/domain';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf } from './support/sandbox-calls.js';

/** A Friday in the low season; Christmas is more than 30 days away. */
const sandbox = await startSandbox({ now: new Date('2026-11-13T15:00:00Z') });
const hotels = callsOf(sandbox, 'hotels');
const backend = new Backend({
  name: 'hotels',
  baseUrl: sandbox.hotelsUrl,
  headers: { authorization: `Bearer ${sandbox.tokens.hotels}` },
  deadlineMs: 1000,
  concurrency: 4,
  queue: 4,
  breaker: { calls: 1000, withinMs: 1000, openMs: 1 },
});
const gateway = new HttpHotelsGateway(backend);
afterAll(() => backend.stop());
afterEach(() => sandbox.faults.clear());

interface Wire {
  readonly code: string;
  readonly hotelId: number;
  readonly priceFrom: Money;
  readonly rooms: readonly { readonly room: string; readonly priceFrom: Money }[];
}

async function listed(currency: string): Promise<readonly Wire[]> {
  const { status, body } = await hotels('GET', `/hotels?currency=${currency}`);
  expect(status).toBe(200);
  return body.hotels;
}

it.each(currencyCodes)('sells a night in %s at a price its display can show', async (currency) => {
  const { isoDigits, screenDigits } = currencies[currency];
  for (const { priceFrom } of await listed(currency)) {
    expect(priceFrom.currency).toBe(currency);
    expect(priceFrom.amount).toBeGreaterThan(0);
    expect(priceFrom.amount % 10 ** (isoDigits - screenDigits)).toBe(0);
  }
});

it('returns the lowest price of the coming 30 nights', async () => {
  const { nights } = sandbox.content.hotels;
  expect((await listed('MXN'))[0]?.priceFrom.amount).toBe(nights.hxm.MXN.low);
});

it('returns each room type’s lowest night, as searches of those nights find it', async () => {
  const found = new Map<string, number>();
  for (let ahead = 0; ahead < 30; ahead += 1) {
    const dates = {
      checkIn: addDays('2026-11-13', ahead),
      checkOut: addDays('2026-11-13', ahead + 1),
    };
    const asked = { hotels: [], ...dates, rooms: [{ adults: 2, childAges: [] }] };
    const search = { ...asked, currency: 'MXN', language: 'es' };
    const { body } = await hotels('POST', '/hotels/search', { body: search });
    for (const { code, offers } of body.hotels)
      for (const { room, total } of offers) {
        const key = `${code} ${room}`;
        found.set(key, Math.min(found.get(key) ?? Infinity, total.amount));
      }
  }
  const listedPrices = (await listed('MXN')).flatMap(({ code, priceFrom, rooms }) =>
    rooms.map((one) => {
      expect(one.priceFrom.amount).toBeGreaterThanOrEqual(priceFrom.amount);
      return [`${code} ${one.room}`, one.priceFrom.amount] as const;
    }),
  );
  expect(new Map(listedPrices)).toEqual(found);
});

it('returns more when all coming nights are dearer', async () => {
  const { content } = sandbox;
  const dear = { from: '01-01', to: '12-31', class: 'high' as const };
  const other = await startSandbox({
    adjust: (read) => ({ ...read, calendar: { ...read.calendar, classes: [dear] } }),
  });
  const { body } = await callsOf(other, 'hotels')('GET', '/hotels?currency=USD');
  expect(body.hotels[2].priceFrom.amount).toBe(content.hotels.nights.lcdlp.USD.high);
});

it.each([
  ['no currency', '/hotels', 400],
  ['an unknown currency', '/hotels?currency=CHF', 400],
  ['two currencies', '/hotels?currency=MXN&currency=USD', 400],
])('refuses to price in %s', async (_, path, status) => {
  const reply = await hotels('GET', path);
  expect(reply).toMatchObject({ status, body: { code: 'BAD_REQUEST', field: 'currency' } });
});

it('matches the gateway', async () => {
  const asked = await gateway.pricesFrom('COP');
  const { hxa } = sandbox.content.hotels.nights;
  expect(asked.kind === 'ok' && [...asked.answer.keys()]).toEqual([...hotelCodes]);
  expect(asked.kind === 'ok' && asked.answer.get('hxa')).toMatchObject({
    amount: hxa.COP.low,
    currency: 'COP',
  });
});

it.each([
  ['down', 'unavailable'],
  ['nonsense', 'malformed'],
  ['dropBefore', 'unavailable'],
  ['slow', 'timeout'],
] as const)('%s is %s to the gateway', async (mode, reason) => {
  sandbox.faults.add({ api: 'hotels', mode, ms: 1500 });
  expect(await gateway.pricesFrom('MXN')).toEqual({ kind: 'failed', reason });
});
