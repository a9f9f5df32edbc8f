import { sendRaw } from '@shop/test/raw-http';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff({}, { PAGE_FRESH_SECONDS: '600' });
afterAll(() => shop.stop());

const { host, port } = new URL(shop.url);
const own = `Host: ${host}`;
const send = (...lines: readonly string[]) => sendRaw(shop.url, lines);
const linesOf = (path: string) => shop.logged.filter((line) => line.path === path);

// The page is kept, so that each of these would be answered in front of the application.
beforeAll(async () => {
  for (const path of ['/es/', `/es/?${'x'.repeat(900)}`]) {
    await send(`GET ${path} HTTP/1.1`, own);
    expect((await send(`GET ${path} HTTP/1.1`, own)).status).toBe(200);
  }
});

describe('the host of a request', () => {
  it.each([
    ['another one behind ours', [own, 'Host: evil.example']],
    ['ours behind another one', ['Host: evil.example', own]],
    ['ours twice', [own, own]],
    ['ours twice, in other letters', [own, `hOST: ${host}`]],
    ['none', []],
  ])('is refused with 400 when there is %s', async (_, hosts) => {
    expect((await send('GET /es/ HTTP/1.1', ...hosts)).status).toBe(400);
  });

  it.each([
    ['evil.example', 'evil.example'],
    ['a name that begins like ours', `localhost.evil.example:${port}`],
    ['two names in one', `${host}, evil.example`],
    ['an address that is no loopback', `10.0.0.1:${port}`],
  ])('is refused with 421 and a sentence when it is %s', async (_, name) => {
    const { status, headers, body } = await send('GET /es/ HTTP/1.1', `Host: ${name}`);
    expect([status, headers.get('content-type')]).toEqual([421, 'text/plain; charset=utf-8']);
    expect(body).toContain(`The shop is at ${shop.url}/.`);
    expect(body).not.toContain('evil');
  });

  it('is ours in capital letters, too', async () => {
    expect((await send('GET /es/ HTTP/1.1', `Host: LOCALHOST:${port}`)).status).toBe(200);
  });
});

describe('a target with a host', () => {
  it('is refused with 421 when the host is another', async () => {
    const { status, body } = await send('GET http://evil.example/es/ HTTP/1.1', own);
    expect(status).toBe(421);
    expect(body).not.toContain('evil');
  });

  it('is refused with 421 when it is ours and the Host header is another', async () => {
    const target = `GET http://${host}/es/ HTTP/1.1`;
    expect((await send(target, 'Host: evil.example')).status).toBe(421);
  });

  it.each(['http://user@', 'ftp://', 'http://user:word@'])(
    'is refused with 400 when it begins with %s',
    async (begin) => {
      expect((await send(`GET ${begin}${host}/es/ HTTP/1.1`, own)).status).toBe(400);
    },
  );

  it('is the page itself when the host is ours', async () => {
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
  it('is at most 8 kB of address: one byte more is 414', async () => {
    const path = (length: number) => `/es/?q=${'x'.repeat(length - 7)}`;
    expect((await send(`GET ${path(8192)} HTTP/1.1`, own)).status).toBe(200);
    expect((await send(`GET ${path(8193)} HTTP/1.1`, own)).status).toBe(414);
    expect((await send(`GET http://${host}${path(8192)} HTTP/1.1`, own)).status).toBe(414);
  });

  it('is at most 16 kB of headers: more is 431', async () => {
    const header = (length: number) => `X-Long: ${'x'.repeat(length)}`;
    expect((await send('GET /es/ HTTP/1.1', own, header(15_000))).status).toBe(200);
    expect((await send('GET /es/ HTTP/1.1', own, header(17_000))).status).toBe(431);
  });
});

it('refuses a length beside chunks, by which two readers would part a request differently', async () => {
  const lines = ['Content-Length: 5', 'Transfer-Encoding: chunked'];
  expect((await send('POST /api/settings HTTP/1.1', own, ...lines)).status).toBe(400);
});

it('writes a line for each refusal, without what stood in the address', async () => {
  const before = linesOf('').length;
  await send('GET http://canary.example/canary HTTP/1.1', own);
  const lines = linesOf('').slice(before);
  expect(lines).toMatchObject([{ method: 'GET', status: 421, turnedAway: 'host' }]);
  expect(JSON.stringify(shop.logged)).not.toContain('canary');
});

describe('on this machine', () => {
  it.each([`127.0.0.1:${port}`, `[::1]:${port}`, 'localhost', '127.0.0.1', '[::1]:1'])(
    '%s leads to the one origin, to the same page',
    async (name) => {
      for (const method of ['GET', 'HEAD']) {
        const reply = await send(`${method} /es/?kind=park HTTP/1.1`, `Host: ${name}`);
        expect(reply.status).toBe(307);
        expect(reply.headers.get('location')).toBe(`${shop.url}/es/?kind=park`);
        expect(reply.headers.get('cache-control')).toBe('no-store');
      }
    },
  );

  it('no address leads away, however it is written', async () => {
    for (const target of [
      '//evil.example/',
      '/\\evil.example/',
      `http://127.0.0.1//evil.example`,
    ]) {
      const { headers } = await send(`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1');
      expect(new URL(headers.get('location') ?? '').origin).toBe(shop.url);
    }
  });

  it('a form for another loopback name is told which origin is right', async () => {
    const { status, body } = await send('POST /api/settings HTTP/1.1', `Host: 127.0.0.1:${port}`);
    expect([status, body]).toEqual([421, expect.stringContaining(`The shop is at ${shop.url}/.`)]);
  });
});

it('leads no loopback name to an origin that is not of this machine', async () => {
  const PUBLIC_ORIGIN = 'https://tickets.example';
  const open = await startBff({}, { PUBLIC_ORIGIN });
  const get = (name: string) => sendRaw(open.url, ['GET /es/ HTTP/1.1', `Host: ${name}`]);
  const { status, body } = await get('127.0.0.1');
  expect([status, body]).toEqual([421, expect.stringContaining('at https://tickets.example/.')]);
  expect((await get('tickets.example:443')).status).toBe(200);
  expect((await get('tickets.example:80')).status).toBe(421);
  await open.stop();
});

it('keeps a connection that is idle for longer than a proxy in front of it does', async () => {
  const reply = await shop.visitor().get('/robots.txt');
  expect(reply.headers.get('keep-alive')).toBe('timeout=65');
});
