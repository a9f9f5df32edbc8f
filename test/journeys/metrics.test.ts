import { routeNames } from '@shop/domain';
import { approvedCard, checkOut, fillCart, payAt, sellableDays } from '@shop/test/purchases';
import { ana, logIn } from '@shop/test/sign-in';
import { startBff } from '@shop/test/start-bff';

// Its own shop: counters start at 0, and pages stay cached.
const shop = await startBff({}, { PAGE_FRESH_SECONDS: '600' });
afterAll(() => shop.stop());

const buy = '/es/entrada-bruma/';
const visitor = shop.visitor();
const html = { accept: 'text/html' };
for (let view = 0; view < 3; view += 1) await shop.visitor().get('/es/', html);
await visitor.get('/es/no-such-page/', html);
await visitor.get('/api/no-such-call', html);
await logIn(shop.visitor(), ana, 'not the password');
const [day = ''] = sellableDays(await visitor.look('buy', buy));
await fillCart(visitor, buy, day);
await visitor.get(await payAt(await checkOut(visitor, '/es/pago/'), approvedCard));
const text = await shop.metrics.registry.metrics();

const seriesOf = (name: string) =>
  text.split('\n').flatMap((row) => {
    const [, labels = '', value = ''] =
      new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`).exec(row) ?? [];
    return value ? [{ labels, value: Number(value) }] : [];
  });

/** The sum over the series that have all these labels. */
const sumOf = (name: string, ...labels: readonly string[]) =>
  seriesOf(name)
    .filter((one) => labels.every((label) => one.labels.includes(label)))
    .reduce((sum, { value }) => sum + value, 0);

it('counts requests by page and action, cached pages too', () => {
  const requests = 'http_request_seconds_count';
  expect(sumOf(requests, 'kind="page"', 'route="home"', 'status="200"')).toBe(3);
  expect(sumOf(requests, 'kind="view"', 'route="buyPark"')).toBeGreaterThan(0);
  expect(sumOf(requests, 'kind="action"', 'route="/api/checkout"', 'status="200"')).toBe(1);
  expect(sumOf(requests, 'kind="page"', 'route="unknown"', 'status="404"')).toBe(1);
  expect(sumOf(requests, 'kind="action"', 'status="404"')).toBe(1);
});

it('names routes of a fixed list, and never an address that a visitor made up', () => {
  const named = seriesOf('http_request_seconds_count').map(
    ({ labels }) => /route="([^"]*)"/.exec(labels)?.[1] ?? 'none',
  );
  const pages: readonly string[] = [...routeNames, 'moved', 'unknown', ''];
  const others = named.filter((route) => !pages.includes(route) && !/^\/(?:api\/|\*)/.test(route));
  expect(others).toEqual([]);
  expect(text).not.toContain('no-such');
});

it('counts each state that a purchase reached, and what moved it there', () => {
  for (const state of ['CREATED', 'PAYING', 'PAID', 'ORDERED'])
    expect(sumOf('purchase_moves_total', `state="${state}"`)).toBe(1);
  expect(sumOf('purchase_moves_total', 'state="CREATED"', 'by="visitor"')).toBe(1);
});

it('counts reads of both caches', () => {
  const reads = 'cache_reads_total';
  expect(sumOf(reads, 'cache="pages"', 'result="hit"')).toBeGreaterThanOrEqual(2);
  expect(sumOf(reads, 'cache="pages"', 'result="miss"')).toBeGreaterThan(0);
  expect(sumOf(reads, 'cache="replies"', 'result="hit"')).toBeGreaterThan(0);
  expect(sumOf(reads, 'cache="replies"', 'result="miss"')).toBeGreaterThan(0);
});

it('times backends by operation of their contracts', () => {
  const calls = 'backend_call_seconds_count';
  expect(sumOf(calls, 'backend="cart"', 'call="products"', 'outcome="ok"')).toBeGreaterThan(0);
  const unnamed = seriesOf(calls).filter(
    ({ labels }) =>
      labels.includes('call="other"') && !/backend="(?:identity|mailbox)"/.test(labels),
  );
  expect(unnamed).toEqual([]);
});

it('has a counter at 0 for each trouble of a backend before it happens', () => {
  const none = { labels: 'event="backend-breaker",detail="payment"', value: 0 };
  expect(seriesOf('reports_total')).toContainEqual(none);
});

it('counts a refused sign-in with its reason', () => {
  expect(sumOf('reports_total', 'event="sign-in-refused"')).toBe(1);
  expect(sumOf('reports_total', 'event="sign-in-refused"', 'detail=""')).toBe(0);
});

it('shows open work and connections, and no visitor', () => {
  expect(seriesOf('work_known')).toEqual([{ labels: '', value: 1 }]);
  expect(sumOf('work_open', 'work="purchases"')).toBe(0);
  expect(seriesOf('work_open').length).toBeGreaterThan(10);
  expect(sumOf('database_connections', 'pool="shop"', 'state="most"')).toBe(10);
  for (const personal of [ana, 'bruma', day]) expect(text).not.toContain(personal);
});
