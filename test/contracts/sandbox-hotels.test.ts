import { Backend, HttpHotelsGateway } from '@shop/adapters/http';
import { currencies, currencyCodes, hotelCodes, hotelIds, type Money } from '@shop/domain';
import { startSandbox } from '@shop/test/start-sandbox';
import { callsOf } from './sandbox-calls.js';

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
}

async function listed(currency: string): Promise<readonly Wire[]> {
  const { status, body } = await hotels('GET', `/hotels?currency=${currency}`);
  expect(status).toBe(200);
  return body.hotels;
}

it('lists the three hotels by code and number', async () => {
  const all = await listed('MXN');
  expect(all.map(({ code, hotelId }) => [code, hotelId])).toEqual(
    hotelCodes.map((code) => [code, hotelIds[code]]),
  );
});

it.each(currencyCodes)('sells a night in %s for what its screen can show', async (currency) => {
  const { isoDigits, screenDigits } = currencies[currency];
  for (const { priceFrom } of await listed(currency)) {
    expect(priceFrom.currency).toBe(currency);
    expect(priceFrom.amount).toBeGreaterThan(0);
    expect(priceFrom.amount % 10 ** (isoDigits - screenDigits)).toBe(0);
  }
});

it('says what the cheapest of the coming 30 nights costs', async () => {
  const { nights } = sandbox.content.hotels;
  expect((await listed('MXN'))[0]?.priceFrom.amount).toBe(nights.hxm.MXN.low);
});

it('says more when all of the coming nights are dearer', async () => {
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
  ['a currency that is none of ours', '/hotels?currency=CHF', 400],
  ['two currencies', '/hotels?currency=MXN&currency=USD', 400],
])('refuses to price in %s', async (_, path, status) => {
  const reply = await hotels('GET', path);
  expect(reply).toMatchObject({ status, body: { code: 'BAD_REQUEST', field: 'currency' } });
});

it('lets nobody in without its own token', async () => {
  const headers = { Authorization: `Bearer ${sandbox.tokens.cart}` };
  const reply = await hotels('GET', '/hotels?currency=MXN', { headers });
  expect(reply).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

it('is understood by the gateway', async () => {
  const asked = await gateway.pricesFrom('COP');
  const { hxa } = sandbox.content.hotels.nights;
  expect(asked.kind === 'ok' && [...asked.answer.keys()]).toEqual([...hotelCodes]);
  expect(asked.kind === 'ok' && asked.answer.get('hxa')).toEqual({
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
