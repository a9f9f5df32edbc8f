import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, parkDayAt } from '@shop/domain';
import { putInCart } from '@shop/test/purchases';
import { startBff } from '@shop/test/start-bff';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { readonly value: object }[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** A collector that takes OTLP over HTTP. */
const batches: Batch[] = [];
const texts: string[] = [];
const collector = createServer(async (request, response) => {
  const chunks = await request.toArray();
  const text = Buffer.concat(chunks).toString();
  if (request.url === '/v1/traces') {
    texts.push(text);
    batches.push(JSON.parse(text));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
const { port } = collector.address() as AddressInfo; // as: it listens on TCP
afterAll(() => collector.close());

// Its own shops: one has a collector and an edge, the other no edge.
const endpoint = `http://127.0.0.1:${port}`;
const behindEdge = await startBff(
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUSTED_PROXIES: '127.0.0.1,::1' },
);
const inOpen = await startBff({}, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });

const ofEdge = { trace: 'a'.repeat(32), span: 'b'.repeat(16) };
const headers = { accept: 'text/html', traceparent: `00-${ofEdge.trace}-${ofEdge.span}-01` };
const page = '/es/entrada-bruma/';
await behindEdge.visitor().get(page, headers);
const day = addDays(parkDayAt(new Date()), 9);
await behindEdge.visitor().get(`${page}?date=${day}`, headers);
await inOpen.visitor().get(page, headers);
await putInCart(behindEdge.visitor(), page, day);
const stay = `/es/buscar-habitacion/?checkin=${day}&checkout=${addDays(day, 3)}&rooms=1`;
const caller = { name: 'Ana Ruiz', phone: '998 555 0134', country: 'MX', attempt: 'attempt-1' };
await behindEdge.visitor().postForm('/api/stays/call-back', { path: stay, ...caller });
const calls = () => behindEdge.sandbox.db.selectFrom('call_requests').selectAll().execute();
while ((await calls()).length === 0) await new Promise((resolve) => setTimeout(resolve, 25));
// The end of a shop sends what is left.
await behindEdge.stop();
const sent = texts.join('\n');
const spans = batches.flatMap(({ resourceSpans }) =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans)),
);
await inOpen.stop();

/** Names of the span and those it is inside, outermost first. */
function pathOf(name: string): readonly string[] {
  const path: string[] = [];
  let span = spans.find((one) => one.name === name);
  while (span) {
    path.unshift(span.name);
    const { parentSpanId } = span;
    span = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  return path;
}

it('continues the trace of the edge with spans of the request, the use case and its calls', () => {
  const request = spans.find(({ name }) => name === 'GET buyPark');
  expect(request).toMatchObject({ traceId: ofEdge.trace, parentSpanId: ofEdge.span });
  expect(pathOf('cart products')).toEqual(['GET buyPark', 'ShowBuy', 'cart products']);
});

it('has spans for the SQL statements, the render, an action and a job', () => {
  expect(pathOf('select seen_prices')).toEqual(['GET buyPark', 'ShowBuy', 'select seen_prices']);
  expect(pathOf('render buy')).toEqual(['GET buyPark', 'render buy']);
  const action = ['POST /api/cart/items', 'CartController.add', 'cart addItem'];
  expect(pathOf('cart addItem')).toEqual(action);
  const job = ['CallBackJob.deliver', 'newsletter requestCall'];
  expect(pathOf('newsletter requestCall').slice(-2)).toEqual(job);
});

it('names the service, and no address', () => {
  const [first] = batches.flatMap(({ resourceSpans }) => resourceSpans);
  expect(JSON.stringify(first?.resource)).toContain('taquilla');
  expect(sent).not.toContain('bruma');
});

it('writes trace and span into the log lines of the request', () => {
  const answered = behindEdge.logged.find(({ path }) => path === page);
  const request = spans.find(({ name }) => name === 'GET buyPark');
  expect(answered).toMatchObject({ trace: ofEdge.trace, span: request?.spanId });
});

it('ignores a trace that a browser made up', () => {
  const answered = inOpen.logged.find(({ path }) => path === page);
  expect(answered?.trace).toMatch(/^[0-9a-f]{32}$/);
  expect(answered?.trace).not.toBe(ofEdge.trace);
});
