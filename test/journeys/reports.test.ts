import { sharedShop } from '@shop/test/start-bff';

const shop = await sharedShop();
async function linesOf(event: string, work: () => Promise<unknown>) {
  const lines = () => shop.logged.filter((line) => line.event === event);
  const before = lines().length;
  await work();
  return lines().slice(before);
}

const failure = { side: 'client', message: 'x is undefined', path: '/es/', reference: '0a1b2c3d' };

/** Sends fields as `sendBeacon` does from a page of ours. */
const beacon = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${shop.url}/api/logs`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', ...headers },
    body: new URLSearchParams(fields),
  });

describe('a failed rendering in a browser', () => {
  const sendJson = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${shop.url}/api/logs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-by': 'taquilla',
        origin: shop.url,
        ...headers,
      },
      body,
    });

  it('logs one line for a beacon of our own page', async () => {
    const written = await linesOf('render_failure', async () => {
      const response = await beacon({ ...failure, stack: 'Error: x\n    at f (a.js:1:2)' });
      expect([response.status, await response.text()]).toEqual([204, '']);
    });
    expect(written).toMatchObject([{ ...failure, stack: 'Error: x |     at f (a.js:1:2)' }]);
  });

  it('logs no personal data and no line break', async () => {
    const message = 'ana@mail.example\r\n{"event":"paid"}\u202e 4111 1111 1111 1111\u0000';
    const written = await linesOf('render_failure', async () => {
      expect((await sendJson(JSON.stringify({ ...failure, message }))).status).toBe(204);
    });
    expect(written.map((line) => line['message'])).toEqual(['[email] | {"event":"paid"} [digits]']);
  });

  it.each<[string, string, number]>([
    ['a field that is not known', JSON.stringify({ ...failure, level: 'fatal' }), 400],
    ['the name of the server', JSON.stringify({ ...failure, side: 'server' }), 400],
    ['an object for a message', JSON.stringify({ ...failure, message: { length: 1 } }), 400],
    ['a message that never ends', JSON.stringify({ ...failure, message: 'x'.repeat(5_000) }), 400],
    ['a path with its query', JSON.stringify({ ...failure, path: '/es/?email=a@b.example' }), 400],
    ['a reference with lines', JSON.stringify({ ...failure, reference: 'a\nb' }), 400],
    ['no JSON', '{"side":', 400],
    ['more than 8 kB', JSON.stringify({ ...failure, stack: '🦜'.repeat(2_500) }), 413],
  ])('refuses %s and logs nothing', async (_, body, status) => {
    const written = await linesOf('render_failure', async () => {
      expect((await sendJson(body)).status).toBe(status);
    });
    expect(written).toEqual([]);
  });

  it('is refused from other sites', async () => {
    const written = await linesOf('render_failure', async () => {
      expect((await beacon(failure, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      const stranger = { 'x-requested-by': '' };
      expect((await sendJson(JSON.stringify(failure), stranger)).status).toBe(403);
    });
    expect(written).toEqual([]);
  });
});

const send = (body: unknown) => shop.visitor().postJson('/api/reporting', body);

describe('a report', () => {
  it('logs one line without personal data, named ERROR by default', async () => {
    const params = { at: 'search_box', mail: 'ana@mail.example', word: 'a\r\nb', times: 2 };
    const written = await linesOf('report', async () => {
      expect((await send({ error: 'TIMEOUT', params })).status).toBe(204);
      expect((await send({})).status).toBe(204);
    });
    expect(written).toMatchObject([
      {
        error: 'TIMEOUT',
        params: { at: 'search_box', mail: '[email]', word: 'a | b', times: '2' },
      },
      { error: 'ERROR', params: {} },
    ]);
  });

  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, 'x']));
  it.each<[string, unknown]>([
    ['a name with lines', { error: 'A\nB' }],
    ['a field that is not known', { error: 'A', level: 'fatal' }],
    ['params that go deeper', { params: { a: { b: 'c' } } }],
    ['a param without end', { params: { a: 'x'.repeat(1_001) } }],
    ['more params than anybody has', { params: many }],
  ])('refuses %s and logs nothing', async (_, body) => {
    const written = await linesOf('report', async () => {
      expect((await send(body)).status).toBe(400);
    });
    expect(written).toEqual([]);
  });
});

const tell = (body: unknown, type = 'application/reports+json', headers = {}) =>
  fetch(`${shop.url}/api/policy-reports`, {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body: JSON.stringify(body),
  });
const inlineOf = (body: object = {}) => ({
  type: 'csp-violation',
  age: 10,
  url: `${shop.url}/es/?q=canary-word`,
  user_agent: 'canary-agent',
  body: {
    documentURL: `${shop.url}/es/?q=canary-word`,
    blockedURL: 'https://canary:word@evil.example/x.js?canary',
    effectiveDirective: 'script-src-elem',
    sample: 'canary()',
    disposition: 'enforce',
    ...body,
  },
});

describe('a CSP violation', () => {
  const refusalsOf = async (work: () => Promise<unknown>) =>
    (await linesOf('report', work)).filter(({ error }) => error === 'POLICY');

  it('is reported to the address that every page names', async () => {
    const { headers } = await shop.visitor().get('/es/');
    const address = /(\w+)="(\/[^"]*)"/.exec(headers.get('reporting-endpoints') ?? '');
    expect(address?.[2]).toBe('/api/policy-reports');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`;report-to ${address?.[1]};report-uri ${address?.[2]}`);
  });

  it('logs one line per directive, place and origin, without personal data', async () => {
    const other = { type: 'deprecation', url: shop.url, body: { id: 'canary' } };
    const written = await refusalsOf(async () => {
      expect((await tell([inlineOf(), other, inlineOf({ blockedURL: 'eval' })])).status).toBe(204);
    });
    expect(written).toMatchObject([
      { params: { directive: 'script-src-elem', blocked: 'https://evil.example', path: '/es/' } },
      { params: { directive: 'script-src-elem', blocked: 'eval', path: '/es/' } },
    ]);
    expect(JSON.stringify(shop.logged)).not.toContain('canary');
  });

  it('is accepted in the older report format, too', async () => {
    const report = {
      'document-uri': `${shop.url}/en/?q=canary-word`,
      'effective-directive': 'img-src',
      'blocked-uri': 'http://pixel.example/a.gif',
    };
    const headers = { 'sec-fetch-site': 'same-origin', origin: shop.url };
    const written = await refusalsOf(async () => {
      const { status } = await tell({ 'csp-report': report }, 'application/csp-report', headers);
      expect(status).toBe(204);
    });
    expect(written).toMatchObject([
      { params: { directive: 'img-src', blocked: 'http://pixel.example', path: '/en/' } },
    ]);
  });

  it('logs nothing for an invalid report or a simple content type', async () => {
    const odd = [
      'no report',
      [null, 1, 'x', []],
      [{ type: 'csp-violation' }],
      [inlineOf({ documentURL: 'x:y' })],
      [inlineOf({ effectiveDirective: 'A B' })],
      [inlineOf({ blockedURL: ['x'] })],
    ];
    const written = await refusalsOf(async () => {
      for (const body of odd) expect([204, 400]).toContain((await tell(body)).status);
      for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded'])
        expect((await tell([inlineOf()], type)).status).toBeGreaterThanOrEqual(400);
    });
    expect(written).toEqual([]);
  });
});

// Last, because all share the limit of one address per minute.
it.each<[string, number, () => Promise<Response>]>([
  ['render_failure', 100, () => beacon(failure)],
  ['report', 60, () => send({})],
  ['report', 5, () => tell(Array.from({ length: 20 }, () => inlineOf()))],
])('logs few lines for a flood: %s, %i times', async (event, times, flood) => {
  const written = await linesOf(event, async () => {
    const replies = await Promise.all(Array.from({ length: times }, flood));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204]));
  });
  expect(written.length).toBeLessThanOrEqual(12);
});
