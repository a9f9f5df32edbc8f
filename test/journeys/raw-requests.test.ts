import { sendRaw } from '@shop/test/raw-http';
import { startBff } from '@shop/test/start-bff';

// Its own shop: the page cache would answer each request before the application.
const shop = await startBff({}, { PAGE_FRESH_SECONDS: '600' });
afterAll(() => shop.stop());

const { host, port } = new URL(shop.url);
const own = `Host: ${host}`;
const send = (...lines: readonly string[]) => sendRaw(shop.url, lines);
const linesOf = (path: string) => shop.logged.filter((line) => line.path === path);

beforeAll(async () => {
  for (const path of ['/es/', `/es/?${'x'.repeat(900)}`]) {
    await send(`GET ${path} HTTP/1.1`, own);
    expect((await send(`GET ${path} HTTP/1.1`, own)).status).toBe(200);
  }
});

const ofUrl = (target: string, name = host) => [`GET ${target} HTTP/1.1`, `Host: ${name}`];

it.each<[string, readonly string[], number]>([
  ['another host behind ours', [own, 'Host: evil.example'], 400],
  ['ours behind another one', ['Host: evil.example', own], 400],
  ['ours twice, in other letters', [own, `hOST: ${host}`], 400],
  ['no host', [], 400],
  ['another host', ['Host: evil.example'], 421],
  ['a host that begins like ours', [`Host: localhost.evil.example:${port}`], 421],
  ['two hosts in one', [`Host: ${host}, evil.example`], 421],
  ['a host that is no loopback', [`Host: 10.0.0.1:${port}`], 421],
  ['ours in capital letters', [`Host: LOCALHOST:${port}`], 200],
])('%s: answers %j with %i', async (_, hosts, wanted) => {
  const { status, headers, body } = await send('GET /es/ HTTP/1.1', ...hosts);
  expect(status).toBe(wanted);
  if (status !== 421) return;
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`The shop is at ${shop.url}/.`);
  expect(body).not.toContain('evil');
});

describe('a target with a host', () => {
  it.each([
    ['another host', ofUrl('http://evil.example/es/'), 421],
    ['ours where the Host header is another', ofUrl(`http://${host}/es/`, 'evil.example'), 421],
    ['a user', ofUrl(`http://user:word@${host}/es/`), 400],
    ['another scheme', ofUrl(`ftp://${host}/es/`), 400],
  ])('with %s is refused: %j gets %i', async (_, lines, wanted) => {
    const { status, body } = await send(...lines);
    expect(status).toBe(wanted);
    expect(body).not.toContain('evil');
  });

  it('gets the page when the host is ours', async () => {
    const page = await send('GET /es/ HTTP/1.1', own);
    for (const target of [`http://${host}/es/`, `HTTP://LOCALHOST:${port}/es/`]) {
      const { status, body } = await send(`GET ${target} HTTP/1.1`, own);
      expect([status, body.length]).toEqual([200, page.body.length]);
    }
    expect((await send(`GET http://${host} HTTP/1.1`, own)).headers.get('location')).toBe('/en/');
    const missing = await send(`GET http://${host}/es/nada/ HTTP/1.1`, own);
    expect(missing.status).toBe(404);
    expect(missing.body).not.toContain('http://http');
  });
});

describe('the length of a request', () => {
  it('allows 8 kB of address: one byte more gets 414', async () => {
    const path = (length: number) => `/es/?q=${'x'.repeat(length - 7)}`;
    expect((await send(`GET ${path(8192)} HTTP/1.1`, own)).status).toBe(200);
    expect((await send(`GET ${path(8193)} HTTP/1.1`, own)).status).toBe(414);
    expect((await send(`GET http://${host}${path(8192)} HTTP/1.1`, own)).status).toBe(414);
  });

  it('allows 16 kB of headers: more gets 431', async () => {
    const header = (length: number) => `X-Long: ${'x'.repeat(length)}`;
    expect((await send('GET /es/ HTTP/1.1', own, header(15_000))).status).toBe(200);
    expect((await send('GET /es/ HTTP/1.1', own, header(17_000))).status).toBe(431);
  });
});

it('refuses a request with both length and chunks (request smuggling)', async () => {
  const lines = ['Content-Length: 5', 'Transfer-Encoding: chunked'];
  expect((await send('POST /api/settings HTTP/1.1', own, ...lines)).status).toBe(400);
});

it('logs each refusal without the requested address', async () => {
  const before = linesOf('').length;
  await send('GET http://canary.example/canary HTTP/1.1', own);
  const lines = linesOf('').slice(before);
  expect(lines).toMatchObject([{ method: 'GET', status: 421, turnedAway: 'host' }]);
  expect(JSON.stringify(shop.logged)).not.toContain('canary');
});

describe('on this machine', () => {
  it.each([`127.0.0.1:${port}`, '[::1]:1', 'localhost'])(
    'redirects %s to the one origin and the same page',
    async (name) => {
      for (const method of ['GET', 'HEAD']) {
        const reply = await send(`${method} /es/?kind=park HTTP/1.1`, `Host: ${name}`);
        expect(reply.status).toBe(307);
        expect(reply.headers.get('location')).toBe(`${shop.url}/es/?kind=park`);
        expect(reply.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it('redirects no address to another site, however it is written', async () => {
    for (const target of [
      '//evil.example/',
      '/\\evil.example/',
      `http://127.0.0.1//evil.example`,
    ]) {
      const { headers } = await send(`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1');
      expect(new URL(headers.get('location') ?? '').origin).toBe(shop.url);
    }
  });

  it('tells a form on another loopback name the right origin', async () => {
    const { status, body } = await send('POST /api/settings HTTP/1.1', `Host: 127.0.0.1:${port}`);
    expect([status, body]).toEqual([421, expect.stringContaining(`The shop is at ${shop.url}/.`)]);
  });
});

describe('an origin that is not of this machine', () => {
  const opened = startBff({}, { PUBLIC_ORIGIN: 'https://tickets.example' });
  afterAll(async () => (await opened).stop());
  const get = async (name: string, path = '/es/', method = 'GET') =>
    sendRaw((await opened).url, [`${method} ${path} HTTP/1.1`, `Host: ${name}`]);

  it('gets no loopback redirect', async () => {
    const { status, body } = await get('127.0.0.1');
    expect([status, body]).toEqual([421, expect.stringContaining('at https://tickets.example/.')]);
    expect((await get('tickets.example:443')).status).toBe(200);
    expect((await get('tickets.example:80')).status).toBe(421);
  });

  it.each([
    ['GET', '/es/', 200],
    ['GET', '/api/nothing', 404],
    ['PUT', '/es/', 405],
    ['GET', '/favicon.ico', 301],
    ['GET', '/favicon.svg', 200],
    ['GET', '/standalone.css', 200],
    ['GET', '/icons/icon-192.png', 200],
    ['GET', '/ICONS/icon-192.png', 200],
    ['GET', '/assets/nothing.js', 404],
  ])('answers %s %s securely', async (method, path, wanted) => {
    const { status, headers } = await get('tickets.example', path, method);
    expect(status).toBe(wanted);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});

it('keeps an idle connection open longer than the proxy in front does', async () => {
  const reply = await fetch(`${shop.url}/robots.txt`);
  expect(reply.headers.get('keep-alive')).toBe('timeout=65');
});
