import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const address = `${shop.url}/api/logs`;
const failure = { side: 'client', message: 'x is undefined', path: '/es/', reference: '0a1b2c3d' };

/** As `sendBeacon` sends the fields of a page of ours. */
const beacon = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', ...headers },
    body: new URLSearchParams(fields),
  });

const sendJson = (body: string, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-by': 'taquilla',
      origin: shop.url,
      ...headers,
    },
    body,
  });

const failures = () => shop.logged.filter(({ event }) => event === 'render_failure');

it('takes a beacon of our own page, and writes one line', async () => {
  const before = failures().length;
  const response = await beacon({ ...failure, stack: 'Error: x\n    at f (a.js:1:2)' });
  expect([response.status, await response.text()]).toEqual([204, '']);
  const written = failures().slice(before);
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({ ...failure, stack: 'Error: x |     at f (a.js:1:2)' });
});

it('writes nothing of a person, and no character that could begin a line of its own', async () => {
  const before = failures().length;
  const message = 'ana@mail.example\r\n{"event":"paid"}\u202e 4111 1111 1111 1111\u0000';
  expect((await sendJson(JSON.stringify({ ...failure, message }))).status).toBe(204);
  const written = failures().slice(before);
  expect(written.map((line) => line['message'])).toEqual(['[email] | {"event":"paid"} [digits]']);
});

const hostile: readonly (readonly [string, string, number])[] = [
  ['a field that is not known', JSON.stringify({ ...failure, level: 'fatal' }), 400],
  ['the name of the server', JSON.stringify({ ...failure, side: 'server' }), 400],
  ['no message', JSON.stringify({ ...failure, message: '' }), 400],
  ['a list for a message', JSON.stringify({ ...failure, message: ['a', 'b'] }), 400],
  ['an object for a message', JSON.stringify({ ...failure, message: { length: 1 } }), 400],
  ['a message that never ends', JSON.stringify({ ...failure, message: 'x'.repeat(5_000) }), 400],
  ['another site for a path', JSON.stringify({ ...failure, path: 'https://evil.example/' }), 400],
  ['a path with its query', JSON.stringify({ ...failure, path: '/es/?email=a@b.example' }), 400],
  ['a reference with lines', JSON.stringify({ ...failure, reference: 'a\nb' }), 400],
  ['a list', JSON.stringify([failure]), 400],
  ['no JSON', '{"side":', 400],
  ['a text alone', '"x"', 400],
  ['nothing', '', 400],
  ['a deep body', `{"side":"client","message":${'['.repeat(999)}${']'.repeat(999)}}`, 400],
  ['more than 8 kB', JSON.stringify({ ...failure, stack: '🦜'.repeat(2_500) }), 413],
  ['more than 16 kB', JSON.stringify({ ...failure, stack: 'x'.repeat(20_000) }), 413],
];

it.each(hostile)('refuses %s, and writes nothing', async (_, body, status) => {
  const before = failures().length;
  expect((await sendJson(body)).status).toBe(status);
  expect(failures()).toHaveLength(before);
});

it('is no place for other sites to write to', async () => {
  const before = failures().length;
  expect((await beacon(failure, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await sendJson(JSON.stringify(failure), { 'x-requested-by': '' })).status).toBe(403);
  expect(failures()).toHaveLength(before);
});

it('answers a flood without a word, and writes a few lines of it', async () => {
  const before = failures().length;
  const replies = await Promise.all(Array.from({ length: 100 }, () => beacon(failure)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  expect(failures().length - before).toBeLessThanOrEqual(12);
});
