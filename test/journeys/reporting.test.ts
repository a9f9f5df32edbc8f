import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const send = (body: unknown) => shop.visitor().postJson('/api/reporting', body);

const reports = () => shop.logged.filter(({ event }) => event === 'report');

it('writes one line, with nothing of a person in it', async () => {
  const before = reports().length;
  const params = { at: 'search_box', mail: 'ana@mail.example', word: 'a\r\nb', times: 2 };
  expect((await send({ error: 'TIMEOUT', params })).status).toBe(204);
  expect(reports().slice(before)).toMatchObject([
    {
      error: 'TIMEOUT',
      params: { at: 'search_box', mail: '[email]', word: 'a | b', times: '2' },
    },
  ]);
});

it('calls an error without a name ERROR', async () => {
  const before = reports().length;
  expect((await send({})).status).toBe(204);
  expect(reports().slice(before)).toMatchObject([{ error: 'ERROR', params: {} }]);
});

const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`p${index}`, 'x']));

it.each<[string, unknown]>([
  ['a name with lines', { error: 'A\nB' }],
  ['a field that is not known', { error: 'A', level: 'fatal' }],
  ['params that are null', { params: null }],
  ['params that are a list', { params: ['a'] }],
  ['params that go deeper', { params: { a: { b: 'c' } } }],
  ['a param without end', { params: { a: 'x'.repeat(1_001) } }],
  ['more params than anybody has', { params: many }],
  ['a param of a prototype', JSON.parse('{"params":{"__proto__ x":"y"}}')],
])('refuses %s, and writes nothing', async (_, body) => {
  const before = reports().length;
  expect((await send(body)).status).toBe(400);
  expect(reports()).toHaveLength(before);
});

describe('what a browser refused to run', () => {
  const refusals = () => reports().filter(({ error }) => error === 'POLICY');
  const tell = (body: unknown, type = 'application/reports+json', headers = {}) =>
    fetch(`${shop.url}/api/policy-reports`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: JSON.stringify(body),
    });
  const inline = {
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
    },
  };

  it('is reported to the address that every page names', async () => {
    const { headers } = await shop.visitor().get('/es/');
    const address = /(\w+)="(\/[^"]*)"/.exec(headers.get('reporting-endpoints') ?? '');
    expect(address?.[2]).toBe('/api/policy-reports');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`;report-to ${address?.[1]};report-uri ${address?.[2]}`);
  });

  it('is one line each, by directive, place and origin, with nothing of a person in it', async () => {
    const before = refusals().length;
    const other = { type: 'deprecation', url: shop.url, body: { id: 'canary' } };
    const eval_ = { ...inline, body: { ...inline.body, blockedURL: 'eval' } };
    expect((await tell([inline, other, eval_])).status).toBe(204);
    expect(refusals().slice(before)).toMatchObject([
      { params: { directive: 'script-src-elem', blocked: 'https://evil.example', path: '/es/' } },
      { params: { directive: 'script-src-elem', blocked: 'eval', path: '/es/' } },
    ]);
    expect(JSON.stringify(shop.logged)).not.toContain('canary');
  });

  it('is taken in the older form, of browsers that know no other', async () => {
    const before = refusals().length;
    const report = {
      'document-uri': `${shop.url}/en/?q=canary-word`,
      'effective-directive': 'img-src',
      'blocked-uri': 'http://pixel.example/a.gif',
    };
    const headers = { 'sec-fetch-site': 'same-origin', origin: shop.url };
    const { status } = await tell({ 'csp-report': report }, 'application/csp-report', headers);
    expect(status).toBe(204);
    expect(refusals().slice(before)).toMatchObject([
      { params: { directive: 'img-src', blocked: 'http://pixel.example', path: '/en/' } },
    ]);
  });

  it.each<[string, unknown]>([
    ['words', 'no report'],
    ['null', null],
    ['a list of nothing', [null, 1, 'x', []]],
    ['a report without a body', [{ type: 'csp-violation' }]],
    ['a report of another page', [{ ...inline, body: { ...inline.body, documentURL: 'x:y' } }]],
    [
      'a directive that is none',
      [{ ...inline, body: { ...inline.body, effectiveDirective: 'A B' } }],
    ],
    ['a list as an address', [{ ...inline, body: { ...inline.body, blockedURL: ['x'] } }]],
  ])('is not %s: nothing is written', async (_, body) => {
    const before = refusals().length;
    expect([204, 400]).toContain((await tell(body)).status);
    expect(refusals()).toHaveLength(before);
  });

  it.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded'])(
    'is no %s, which another site could send',
    async (type) => {
      const before = refusals().length;
      expect((await tell([inline], type)).status).toBeGreaterThanOrEqual(400);
      expect(refusals()).toHaveLength(before);
    },
  );

  it('is hardly written when it floods', async () => {
    const before = refusals().length;
    const many = Array.from({ length: 20 }, () => inline);
    for (let turn = 0; turn < 5; turn += 1) expect((await tell(many)).status).toBe(204);
    expect(refusals().length - before).toBeLessThanOrEqual(12);
  });
});

it('hardly writes a flood', async () => {
  const before = reports().length;
  for (let turn = 0; turn < 60; turn += 1) expect((await send({})).status).toBe(204);
  expect(reports().length - before).toBeLessThanOrEqual(11);
});
