import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partOf } from '@shop/test/corpus';
import { startBroken } from '@shop/test/broken-server';
import { certify, clockOf, type KitPort, kitPorts, toldOf } from '@shop/test/certify';
import { startContractProxy } from '@shop/test/contract-proxy';
import { startRelay } from '@shop/test/webhook-relay';
import { startUnderWrongName } from '@shop/test/wrong-name';
import { startSandbox } from '@shop/test/start-sandbox';
import type { Fault } from '@shop/test/broken/fault';
import { cartFaults } from '@shop/test/broken/cart';
import { hotelFaults } from '@shop/test/broken/hotels';
import { newsletterFaults } from '@shop/test/broken/newsletter';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { paymentFaults } from '@shop/test/broken/payment';
import { searchFaults } from '@shop/test/broken/search';
import { userFaults } from '@shop/test/broken/users';

/** An hour after midnight in Cancún: in some zones it is still yesterday. */
const now = new Date('2026-11-20T06:30:00Z');
const relay = await startRelay();
afterAll(() => relay.stop());
const sandbox = await startSandbox({ now, webhookUrl: relay.url });
beforeEach(() => {
  sandbox.setNow(now);
  relay.tell();
});
const told = (port: KitPort) => [
  ...toldOf(sandbox, port),
  '--wait',
  ...(port === 'payment'
    ? ['--webhook-url', relay.hears, '--webhook-secret', sandbox.webhookSecret]
    : []),
];
const clock = clockOf(sandbox);
const [unused] = await freePorts(1);
const files = {
  cart: ['shopping-cart', sandbox.cartUrl],
  hotels: ['hotels', sandbox.hotelsUrl],
  newsletter: ['newsletter', sandbox.newsletterUrl],
  payment: ['payment', sandbox.paymentUrl],
  search: ['search', sandbox.searchUrl],
  users: ['users', sandbox.usersUrl],
} as const;

describe.each(kitPorts)('the port %s', (port) => {
  const [file, url] = files[port];
  const certifyAt = (address: string, ...args: readonly string[]) =>
    certify(['--port', port, '--url', address, ...told(port), ...args], clock);

  it('is kept by the sandbox', async () => {
    const { code, named } = await certifyAt(url);
    const others = [named('failed'), named('blocked'), named('notOffered')];
    expect([...others, code]).toEqual([[], [], [], 0]);
  });

  it.each(['smallest', 'largest'] as const)(
    'is kept by a server that sends the %s that its contract allows',
    async (size) => {
      const proxy = await startContractProxy(file, url, size);
      const { code, named } = await certifyAt(proxy.url);
      await proxy.stop();
      expect([named('failed'), named('blocked'), proxy.unknown, code]).toEqual([[], [], [], 0]);
    },
  );
});

/** Where nothing but the package is: no package beside it, or above. */
const installed = temporaryFolder('conformance');
beforeAll(() => cp('dist/conformance', installed, { recursive: true }));
afterAll(() => rm(installed, { recursive: true, force: true }));
const program = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(installed, 'main.mjs'), ...args], { env });

const tables: readonly (readonly Fault[])[] = [
  cartFaults,
  hotelFaults,
  newsletterFaults,
  paymentFaults,
  searchFaults,
  userFaults,
];
/** One of each port in every run, each another kind; all of them in the whole run. */
const faults = tables.flatMap((table, at) => partOf(table, table.length, (at * 5) % table.length));

it('has twelve broken servers of each port', () => {
  for (const table of tables) expect(table.length).toBeGreaterThanOrEqual(12);
});

it.each(faults)('$port: a server that $name is caught', async (fault) => {
  const { port, caughtBy, args = [], how, tells } = fault;
  const [, url] = files[port];
  const broken = await startBroken(url, how());
  relay.tell(tells?.(sandbox.webhookSecret));
  const command = ['--port', port, '--url', broken.url, ...told(port), ...args];
  const { code, named } = await certify(command, clock);
  await broken.stop();
  expect([[...named('failed')].sort(), code]).toEqual([[...caughtBy].sort(), 1]);
  // A kit that sees nothing any more can't be right either.
  expect(named('passed').length).toBeGreaterThan(named('blocked').length);
});

describe('what can’t be begun', () => {
  const at = (url: string, ...more: readonly string[]) =>
    certify(['--port', 'search', '--url', url, '--token', sandbox.tokens.search, ...more]);

  it.each([
    ['a page instead of an API', { body: '<!doctype html>', type: 'text/html' }, /with a page/],
    [
      'a redirect',
      { status: 301, location: 'https://elsewhere.example/' },
      /redirects \(301\) to https:\/\/elsewhere/,
    ],
    ['a refused token', { status: 401, body: { code: 'UNAUTHORIZED' } }, /refuses the token/],
    ['a server in trouble', { status: 503, body: { code: 'INTERNAL' } }, /with status 503/],
    ['another API', { status: 404, body: { code: 'NOT_FOUND' } }, /does not know POST/],
  ])(
    'is named: %s',
    async (_, { status = 200, body = '', type = 'application/json', location }: Wrong, said) => {
      const asked: string[] = [];
      const headers = { 'content-type': type, ...(location && { location }) };
      const wrong = await startBroken(sandbox.searchUrl, {
        instead: async ({ path }) => {
          asked.push(path);
          return { status, headers, body };
        },
      });
      const { code, complaint, words } = await at(wrong.url);
      await wrong.stop();
      expect([code, words, asked.length]).toEqual([2, '', 1]);
      expect(complaint).toMatch(said);
      expect(complaint.trim().split('\n')).toHaveLength(1);
    },
  );

  it.each([
    ['nobody there', `http://127.0.0.1:${unused}`, /nobody listens there/],
    ['a host of no name', 'http://nowhere.invalid', /name of the host is not known/],
    ['no address', 'search.example', /is no address of the web/],
    ['a server without TLS', sandbox.searchUrl.replace('http', 'https'), /TLS|SSL/i],
  ])('is named: %s', async (_, url, said) => {
    const { code, complaint } = await at(url);
    expect([code, complaint]).toEqual([2, expect.stringMatching(said)]);
  });

  it('is named: a token that is missing, and a port that is none', async () => {
    const url = ['--url', sandbox.searchUrl];
    expect((await certify(['--port', 'search', ...url])).complaint).toMatch(/By which token\?/);
    expect((await certify(['--port', 'baggage', ...url])).complaint).toMatch(/no port “baggage”/);
    const newsletter = ['--port', 'newsletter', ...url, '--token', 'a-token'];
    expect((await certify(newsletter)).complaint).toMatch(/needs --with clientId/);
  });

  it('is named: what an answer is longer in coming than anybody waits', async () => {
    const silent = await startBroken(sandbox.searchUrl, {
      instead: () => new Promise(() => undefined),
    });
    const { code, complaint } = await certify([
      '--port',
      'search',
      '--url',
      silent.url,
      '--token',
      'a-token',
      '--patience',
      '0.2',
    ]);
    await silent.stop();
    expect([code, complaint]).toEqual([
      2,
      expect.stringMatching(/no answer came within 0.2 seconds/),
    ]);
  });
});

it('names a server whose certificate is for another name, or of nobody', async () => {
  const wrong = await startUnderWrongName();
  const own = ['--port', 'search', '--url', wrong.url, '--token', 'a-token'];
  const unknown = await certify(own);
  // Who is trusted is read as a program starts.
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: wrong.root };
  const trusted = await program(own, env).catch((error: unknown) => error);
  await wrong.stop();
  const trust = expect.stringMatching(/its certificate is not trusted/);
  expect([unknown.code, unknown.complaint]).toEqual([2, trust]);
  const name =
    /^\S+ can't be asked: its certificate is for another name \(.*127\.0\.0\.1 is not in/;
  expect(trusted).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(name) });
});

it('names a server that changes its prices on each call', async () => {
  const restless = await startBroken(sandbox.cartUrl, {
    answer: (answer, { path }) =>
      path.endsWith('/pricing')
        ? { ...answer, body: { ...answer.body, Total: Math.random() } }
        : answer,
  });
  const command = ['--port', 'cart', '--url', restless.url, ...told('cart')];
  const { code, complaint, words } = await certify(command, clock);
  await restless.stop();
  const said = expect.stringMatching(/changes the price of \S+ on each call/);
  expect([code, words, complaint]).toEqual([2, '', said]);
});

interface Wrong {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly location?: string;
}

it('asks nothing when it is only to say what it would do', async () => {
  const { code, words } = await certify([
    '--port',
    'newsletter',
    '--url',
    'http://127.0.0.1:9',
    '--dry-run',
  ]);
  expect(code).toBe(0);
  expect(words).toMatch(/an address is subscribed once: subscribes a made-up address/);
  expect(words).toMatch(/Nothing was asked/);
});

it('shows question and answer of what failed, and neither token nor address in it', async () => {
  const broken = await startBroken(sandbox.newsletterUrl, {
    answer: (answer) =>
      answer.body?.code === 'nameFormat'
        ? { ...answer, body: { ...answer.body, code: 'other', message: sandbox.tokens.newsletter } }
        : answer,
  });
  const command = ['--port', 'newsletter', '--url', broken.url, ...told('newsletter')];
  const { words, certificate } = await certify(command);
  await broken.stop();
  const failed = certificate?.scenarios.find(({ ending }) => ending === 'failed');
  expect(failed).toMatchObject({
    name: 'subscribe: name that does not fit is nameFormat',
    words: 'subscribe: expected 4xx nameFormat, found 422 other',
    question: { method: 'POST', body: { fields: { country: 'MX', email: '‹hidden›' } } },
    answer: { status: 422, body: { code: 'other' } },
  });
  for (const text of [words, JSON.stringify(certificate)]) {
    for (const secret of [sandbox.tokens.newsletter, ...Object.values(sandbox.newsletterAccount)])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/@mail\.example/);
  }
});

it('is a package of its own, with the contracts in it and no other package', async () => {
  const command = ['--port', 'search', '--url', sandbox.searchUrl, '--slack', '10'];
  const env = { PATH: process.env.PATH, CONFORMANCE_TOKEN: sandbox.tokens.search };
  const { stdout } = await program(command, env);
  expect(stdout).toMatch(/^Port search at .*, taquilla-conformance \d/);
});
