import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Backend, type BackendOptions, type Outcome, segment } from '@shop/adapters/http';
import { RecordingReporter } from '@shop/test/recording-reporter';
import { silence, startBackend } from '@shop/test/fake-backend';
import { z } from 'zod';
import { moneyReader } from '../../libs/adapters/src/http/wire-values.js';

const upstream = await startBackend();
const backends: Backend[] = [];
afterAll(async () => {
  await Promise.all(backends.map((backend) => backend.stop()));
  await upstream.stop();
});

const shape = z.object({ price: z.number().nonnegative() });
const query = { id: 'a b', none: undefined };
const reports = new RecordingReporter();
const price = JSON.stringify({ price: 1 });

function backendOf(options: Partial<BackendOptions> = {}): Backend {
  const backend = new Backend({
    name: 'shop',
    baseUrl: `${upstream.url}/api/`,
    headers: { authorization: 'Bearer secret' },
    deadlineMs: 400,
    concurrency: 8,
    queue: 8,
    report: reports,
    ...options,
  });
  backends.push(backend);
  return backend;
}

const calls = (path: string) => upstream.seen.filter((seen) => seen.path === `/api/${path}`).length;

const breakerOf = (calls: number) => ({ breaker: { calls, withinMs: 60_000, openMs: 100 } });

describe('a valid answer', () => {
  it('is parsed by its schema, below the path of the base address', async () => {
    upstream.reply('/api/thing?id=a+b', 200, { price: 12, more: true });
    const reply = await backendOf().get('thing', { query, shape });
    expect(reply).toEqual({ kind: 'ok', body: { price: 12 } });
  });

  it.each([
    ['a mark of its byte order', 'application/json', '\uFEFF{"price":1}'],
    ['the short name of its charset', 'application/json; charset=utf8', '{"price":1}'],
  ])('is accepted with %s', async (_, type, body) => {
    upstream.reply('/api/marked', 200, body, { 'content-type': type });
    expect(await backendOf().get('marked', { shape })).toMatchObject({ kind: 'ok' });
  });

  it('of a read has status 200; 201 belongs to a write', async () => {
    upstream.reply('/api/made', 201, { price: 1 });
    upstream.reply('POST /api/made', 201, { price: 1 });
    expect((await backendOf().get('made', { shape })).kind).toBe('malformed');
    const sent = await backendOf().send('POST', 'made', { key: 'key-made', shape });
    expect(sent.kind).toBe('ok');
  });

  it('sends our name, a plain encoding, the request id, the key and the body', async () => {
    upstream.reply('POST /api/things', 201, { price: 1 });
    const backend = backendOf({ requestId: () => 'request-1' });
    await backend.send('POST', 'things', { body: { a: 1 }, key: 'key-1', shape });
    const sent = upstream.seen.at(-1);
    expect(sent?.body).toBe('{"a":1}');
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer secret',
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'x-request-id': 'request-1',
    });
  });

  it('never splits a request by a header value', async () => {
    await backendOf().get('fine', { requestId: 'a\r\nx-planted: yes', shape });
    expect(upstream.seen.at(-1)?.headers['x-planted']).toBeUndefined();
  });

  it('may be empty where none is expected', async () => {
    upstream.answer('DELETE /api/thing', (response) => response.writeHead(204).end());
    const reply = await backendOf().send('DELETE', 'thing', { shape: z.void() });
    expect(reply).toEqual({ kind: 'ok', body: undefined });
  });

  it('continues a trace with its headers and ends the span with the outcome', async () => {
    const ended: Outcome[] = [];
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const named: object[] = [];
    const backend = backendOf({
      trace: (call) => {
        named.push(call);
        return { headers: { traceparent }, end: (outcome) => ended.push(outcome) };
      },
    });
    upstream.reply('/api/fine', 200, { price: 1 });
    await backend.get('fine', { shape });
    expect(upstream.seen.at(-1)?.headers.traceparent).toBe(traceparent);
    expect(named).toEqual([{ backend: 'shop', method: 'GET', path: '/fine' }]);
    expect(ended).toEqual(['ok']);
  });

  it('counts the outcome of each call in the metrics', async () => {
    const told: { backend: string; outcome: Outcome }[] = [];
    const backend = backendOf({
      onCall: ({ backend: name, outcome }) => told.push({ backend: name, outcome }),
    });
    upstream.reply('/api/fine', 200, { price: 1 });
    await backend.get('fine', { shape });
    await backend.get('missing', { shape });
    expect(told).toEqual([
      { backend: 'shop', outcome: 'ok' },
      { backend: 'shop', outcome: 'rejected' },
    ]);
  });
});

it('releases its caller at the caller’s deadline, and has a deadline of its own', async () => {
  const told: Outcome[] = [];
  let arrive: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (arrive = resolve));
  const backend = backendOf({
    inTime: () => Promise.resolve(undefined),
    onCall: ({ outcome }) => {
      told.push(outcome);
      if (told.length === 2) arrive();
    },
  });
  upstream.reply('/api/fine', 200, { price: 1 });
  expect(await backend.get('fine', { shape })).toEqual({ kind: 'timeout' });
  expect(await backend.send('POST', 'fine', { shape, key: 'key-2' })).toEqual({ kind: 'timeout' });
  await both;
  expect(told).toEqual(['ok', 'ok']);
});

it('passes on the code and field of a refusal', async () => {
  const error = { code: 'DUPLICATE_PRODUCT', message: 'no', field: 'line-7', requestId: 'r' };
  upstream.reply('/api/no', 409, error);
  const reply = await backendOf().get('no', { shape });
  expect(reply).toEqual({
    kind: 'rejected',
    status: 409,
    code: 'DUPLICATE_PRODUCT',
    field: 'line-7',
  });
});

it('passes on the code of a refusal with the type problem+json', async () => {
  const headers = { 'content-type': 'application/problem+json' };
  upstream.reply('/api/problem', 409, { title: 'No', code: 'DUPLICATE_PRODUCT' }, headers);
  const reply = await backendOf().get('problem', { shape });
  expect(reply).toMatchObject({ kind: 'rejected', code: 'DUPLICATE_PRODUCT' });
});

describe('a fault is returned, not thrown', () => {
  it.each([
    ['500', 500, {}, { kind: 'unavailable' }],
    ['503 with Retry-After', 503, {}, { kind: 'unavailable' }],
    ['429', 429, {}, { kind: 'unavailable' }],
    ['401', 401, '', { kind: 'rejected', status: 401 }],
    ['403 with a page', 403, '<html>', { kind: 'rejected', status: 403 }],
    ['302 to elsewhere', 302, { price: 1 }, { kind: 'malformed' }],
    ['202', 202, { price: 1 }, { kind: 'malformed' }],
    ['204 where a body is due', 204, '', { kind: 'malformed' }],
    ['no JSON', 200, '{"price":', { kind: 'malformed' }],
    ['nothing', 200, '', { kind: 'malformed' }],
    ['null', 200, 'null', { kind: 'malformed' }],
    ['an array', 200, '[]', { kind: 'malformed' }],
    ['a number', 200, '7', { kind: 'malformed' }],
    ['a negative price', 200, { price: -1 }, { kind: 'malformed' }],
    ['a price without end', 200, '{"price":1e999}', { kind: 'malformed' }],
    ['a reach for the prototype', 200, '{"price":1,"__proto__":{"a":1}}', { kind: 'malformed' }],
    [
      'a body of 2 MB',
      200,
      JSON.stringify({ price: 1, x: 'x'.repeat(2e6) }),
      { kind: 'malformed' },
    ],
    ['silence', silence, '', { kind: 'timeout' }],
  ] as const)('%s', async (_, status, body, expected) => {
    upstream.reply('/api/odd', status, body, {
      location: `${upstream.url}/api/fine`,
      'retry-after': '30',
    });
    expect(await backendOf().get('odd', { shape })).toMatchObject(expected);
  });

  it.each([
    ['HTML', { 'content-type': 'text/html' }],
    ['no type', {}],
    ['another charset', { 'content-type': 'application/json; charset=utf-16' }],
    ['two types', { 'content-type': ['application/json', 'text/html'] }],
  ])('%s', async (_, headers) => {
    upstream.answer('/api/typed', (response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end('{"price":1}');
    });
    const reply = await backendOf().get('typed', { shape });
    expect(reply).toMatchObject({ kind: 'malformed', at: '(content-type)' });
  });

  it('a gzip bomb is never inflated', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    upstream.answer('/api/bomb', (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      response.end(bomb);
    });
    expect(await backendOf().get('bomb', { shape })).toMatchObject({
      kind: 'malformed',
      at: '(content-encoding)',
    });
  });

  it('a body without end is cut while it is read', async () => {
    let sent = 0;
    upstream.answer('/api/endless', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = 'x'.repeat(65_536);
      const more = () => {
        sent += chunk.length;
        if (!response.destroyed && sent < 200_000_000) response.write(chunk, more);
      };
      more();
    });
    const reply = await backendOf({ deadlineMs: 5000 }).get('endless', { shape });
    expect(reply).toMatchObject({ kind: 'malformed', received: 'too many' });
    expect(sent).toBeLessThan(200_000_000);
  });

  it('a late header', async () => {
    upstream.answer('/api/late', (response) => {
      const timer = setTimeout(() => response.end('{"price":1}'), 30_000);
      response.on('close', () => clearTimeout(timer));
    });
    expect(await backendOf().get('late', { shape })).toEqual({ kind: 'timeout' });
  });

  it('a trickling body', async () => {
    upstream.answer('/api/trickle', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await backendOf().get('trickle', { shape })).toEqual({ kind: 'timeout' });
  });

  it('a body that ends before its length', async () => {
    upstream.answer('/api/short', (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '90' });
      response.write('{"price":1');
      setTimeout(() => response.socket?.end(), 10);
    });
    expect(await backendOf().get('short', { shape })).toEqual({ kind: 'unavailable' });
  });

  it('a connection reset within the body', async () => {
    upstream.answer('/api/reset', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"price":1');
      setTimeout(() => response.socket?.resetAndDestroy(), 10);
    });
    expect(await backendOf().get('reset', { shape })).toEqual({ kind: 'unavailable' });
  });

  it('a refused connection', async () => {
    const baseUrl = await closedAddress();
    expect(await backendOf({ baseUrl }).get('any', { shape })).toEqual({ kind: 'unavailable' });
  });

  it('a host that does not exist', async () => {
    const baseUrl = 'http://nowhere.invalid';
    const reply = await backendOf({ baseUrl, deadlineMs: 3000 }).get('any', { shape });
    expect(['unavailable', 'timeout']).toContain(reply.kind);
  });

  it('a reply that is not HTTP', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end('SSH-2.0-OpenSSH\r\n', () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // as: it listens on a port
    const reply = await backendOf({ baseUrl: `http://127.0.0.1:${port}` }).get('any', { shape });
    expect(['malformed', 'unavailable']).toContain(reply.kind);
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('a failed call is logged', () => {
  const secret = { session: 's3cret' };
  /** The log lines of one request by a new client. */
  async function linesOf(status: number, body: unknown, path = `told-${status}`, shaped = shape) {
    const own = new RecordingReporter();
    upstream.reply(`/api/${path}?session=s3cret`, status, body, { 'retry-after': '1' });
    const backend = backendOf({ report: own });
    for (let call = 0; call < 3; call += 1)
      await backend.get(path, { query: secret, shape: shaped });
    return own.reports;
  }

  it.each([
    { name: 'another type', body: { price: 'l0ud' }, expected: 'number', received: 'string' },
    { name: 'nothing', body: {}, expected: 'number', received: 'nothing' },
    { name: 'too little', body: { price: -7 }, expected: '0 at least', received: 'number' },
  ])('when a field is $name: once, with path and types, without values', async (row) => {
    const { expected, received } = row;
    expect(await linesOf(200, row.body, 'odd')).toEqual([
      { event: 'backend-malformed', backend: 'shop', path: 'odd', at: 'price', expected, received },
    ]);
  });

  it('when an amount has more decimals than its currency, with its path', async () => {
    const yen = shape.superRefine(({ price }, context) => {
      moneyReader('JPY', context)(price, 'price');
    });
    expect(await linesOf(200, { price: 10.5 }, 'yen', yen)).toEqual([
      {
        event: 'backend-malformed',
        backend: 'shop',
        path: 'yen',
        at: 'price',
        expected: 'an amount with no more decimals than JPY has',
        received: 'number',
      },
    ]);
  });

  it('when it is not JSON, in words that are no field', async () => {
    const [line] = await linesOf(200, '<html>', 'page');
    expect(line).toMatchObject({ at: '(body)', expected: 'JSON', received: 'text that is none' });
  });

  it.each([500, 503, 429])('when the status is %s', async (status) => {
    const reason = `status ${status}`;
    expect(await linesOf(status, '')).toEqual([
      { event: 'backend-failed', backend: 'shop', path: `told-${status}`, reason },
    ]);
  });

  it.each([401, 403])('when %s refuses our token, with its own counter', async (status) => {
    expect(await linesOf(status, '')).toEqual([
      { event: 'backend-token-refused', backend: 'shop', path: `told-${status}` },
    ]);
    const outcomes: Outcome[] = [];
    const backend = backendOf({ onCall: ({ outcome }) => outcomes.push(outcome) });
    await backend.get(`told-${status}`, { query: secret, shape });
    expect(outcomes).toEqual(['token refused']);
  });

  it('but not for a wrong password', async () => {
    expect(await linesOf(401, { code: 'INCORRECT_LOGIN' }, 'login')).toEqual([]);
  });

  it('when the connection fails, with the system’s error code', async () => {
    const own = new RecordingReporter();
    const baseUrl = await closedAddress();
    await backendOf({ baseUrl, report: own }).get('any', { shape });
    const reason = 'ECONNREFUSED';
    expect(own.reports).toEqual([
      { event: 'backend-failed', backend: 'shop', path: 'any', reason },
    ]);
  });

  it('when it times out, with its deadline', async () => {
    const own = new RecordingReporter();
    upstream.reply('/api/never', silence);
    await backendOf({ report: own, deadlineMs: 50 }).get('never', { shape });
    expect(own.reports).toEqual([
      { event: 'backend-timeout', backend: 'shop', path: 'never', deadlineMs: 50 },
    ]);
  });

  it('when it took over half of its time limit', async () => {
    const own = new RecordingReporter();
    upstream.answer('/api/slow', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      setTimeout(() => response.end('{"price":1}'), 300);
    });
    await backendOf({ report: own, deadlineMs: 500 }).get('slow', { shape });
    expect(own.reports).toMatchObject([{ event: 'backend-slow', path: 'slow', deadlineMs: 500 }]);
  });
});

it('waits less for a silent backend, until it replies', async () => {
  const outcomes: Outcome[] = [];
  let onOk: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (onOk = resolve));
  const backend = backendOf({
    deadlineMs: 1_000,
    onCall: ({ outcome }) => {
      outcomes.push(outcome);
      if (outcome === 'ok') onOk();
    },
  });
  upstream.reply('/api/quiet', silence);
  expect((await backend.get('quiet', { shape })).kind).toBe('timeout');
  let reply: () => void = () => undefined;
  upstream.answer('/api/quiet', (response) => {
    reply = () => void response.writeHead(200, { 'content-type': 'application/json' }).end(price);
  });
  expect((await backend.get('quiet', { shape })).kind).toBe('timeout');
  // The second call has not ended, and its reply is heard.
  expect(outcomes).toEqual(['timeout']);
  reply();
  await heard;
  // Longer than a silent backend is waited for.
  upstream.answer('/api/quiet', (response) => {
    const late = () => response.writeHead(200, { 'content-type': 'application/json' }).end(price);
    setTimeout(late, 300);
  });
  expect((await backend.get('quiet', { shape })).kind).toBe('ok');
});

it('waits in full again a minute after a timeout', async () => {
  const backend = backendOf({ deadlineMs: 500 });
  upstream.reply('/api/asleep', silence);
  expect((await backend.get('asleep', { shape })).kind).toBe('timeout');
  upstream.answer('/api/asleep', (response) => {
    const late = () => response.writeHead(200, { 'content-type': 'application/json' }).end(price);
    setTimeout(late, 200);
  });
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  expect((await backend.get('asleep', { shape })).kind).toBe('ok');
  later.mockRestore();
});

describe('a retry', () => {
  it('happens once, for a read with a transient failure', async () => {
    let asked = 0;
    upstream.answer('/api/flaky', (response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 503 : 200, { 'content-type': 'application/json' });
      response.end('{"price":1}');
    });
    expect(await backendOf().get('flaky', { shape })).toMatchObject({ kind: 'ok' });
    expect(asked).toBe(2);
  });

  it('never repeats a write', async () => {
    upstream.reply('POST /api/broken', 503);
    await backendOf().send('POST', 'broken', { body: {}, shape });
    expect(calls('broken')).toBe(1);
  });

  it('is skipped when the reply has Retry-After', async () => {
    upstream.reply('/api/later', 503, '', { 'retry-after': '30' });
    await backendOf().get('later', { shape });
    expect(calls('later')).toBe(1);
  });

  it('is skipped for a refusal or a malformed reply', async () => {
    upstream.reply('/api/forbidden', 403);
    upstream.reply('/api/html', 200, '<html>');
    await backendOf().get('forbidden', { shape });
    await backendOf().get('html', { shape });
    expect([calls('forbidden'), calls('html')]).toEqual([1, 1]);
  });

  it('respects its budget: three in ten seconds for a few calls', async () => {
    upstream.reply('/api/down', 500);
    const backend = backendOf();
    for (let call = 0; call < 10; call += 1) await backend.get('down', { shape });
    expect(calls('down')).toBe(13);
  });
});

describe('the breaker', () => {
  it('opens after half of twenty calls failed, and then blocks calls', async () => {
    upstream.reply('/api/sick', 500);
    upstream.reply('/api/well', 200, { price: 1 });
    const backend = backendOf({ breaker: { calls: 20, withinMs: 10_000, openMs: 60_000 } });
    for (let call = 0; call < 10; call += 1) await backend.get('well', { shape });
    const send = { body: {}, shape };
    for (let call = 0; call < 9; call += 1) await backend.send('POST', 'sick', send);
    expect(await backend.get('well', { shape })).toMatchObject({ kind: 'ok' });
    for (let call = 0; call < 2; call += 1) await backend.send('POST', 'sick', send);
    const asked = upstream.seen.length;
    expect(await backend.get('well', { shape })).toEqual({ kind: 'unavailable' });
    expect(upstream.seen.length).toBe(asked);
  });

  it('lets one call through after its timeout, and closes on a success', async () => {
    upstream.reply('/api/mending', 500);
    const backend = backendOf(breakerOf(2));
    for (let call = 0; call < 2; call += 1) await backend.get('mending', { shape });
    expect(reports.reports.at(-1)).toMatchObject({ event: 'backend-breaker', state: 'open' });
    upstream.reply('/api/mending', 200, { price: 1 });
    await expect(eventually(() => backend.get('mending', { shape }))).resolves.toMatchObject({
      kind: 'ok',
    });
    expect(reports.reports.at(-1)).toMatchObject({ event: 'backend-breaker', state: 'closed' });
  });

  it('does not count a refusal as a failure', async () => {
    upstream.reply('/api/refused', 409, { code: 'CART_LIMIT' });
    const backend = backendOf(breakerOf(2));
    for (let call = 0; call < 5; call += 1) await backend.get('refused', { shape });
    expect(calls('refused')).toBe(5);
  });
});

describe('the bulkhead', () => {
  it('caps concurrent calls and refuses those beyond its queue', async () => {
    let now = 0;
    let most = 0;
    upstream.answer('/api/slow', (response) => {
      now += 1;
      most = Math.max(most, now);
      setTimeout(() => {
        now -= 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"price":1}');
      }, 20);
    });
    const backend = backendOf({ concurrency: 2, queue: 4, deadlineMs: 5000 });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => backend.get('slow', { shape })),
    );
    expect(most).toBe(2);
    expect(replies.filter(({ kind }) => kind === 'ok')).toHaveLength(6);
    expect(replies.filter(({ kind }) => kind === 'unavailable')).toHaveLength(4);
  });

  it('drops a queued call at its deadline', async () => {
    upstream.reply('/api/silent', silence);
    const backend = backendOf({ concurrency: 1, queue: 1, writeDeadlineMs: 60_000 });
    void backend.send('POST', 'silent', { body: {}, shape });
    expect(await backend.get('fine', { shape })).toEqual({ kind: 'timeout' });
    await backend.stop();
  });
});

describe('a path segment', () => {
  it.each([
    ['a/b', 'a%2Fb'],
    ['..', '%252E%252E'],
    ['?x#y', '%3Fx%23y'],
    ['a\r\nb', 'a%0D%0Ab'],
    ['\ud800', '%EF%BF%BD'],
    ['%2e%2e', '%252e%252e'],
  ])('%j stays one segment', (text, written) => expect(segment(text)).toBe(written));
});

async function closedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // as: it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** Polls until the reply is ok; the test's timeout is the limit. */
async function eventually<Reply extends { kind: string }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    const reply = await ask();
    if (reply.kind === 'ok') return reply;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
