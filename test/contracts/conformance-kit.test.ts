import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBroken } from '@shop/test/broken-server';
import { certify, toldOf, ofTheKit } from '@shop/test/certify';
import { startSandbox } from '@shop/test/start-sandbox';
import { startUnderWrongName } from '@shop/test/wrong-name';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const sandbox = await startSandbox({ breaks: ofTheKit });
const [unused] = await freePorts(1);

/** Where nothing but the package is: no package beside it, or above. */
const installed = temporaryFolder('conformance');
beforeAll(() => cp('dist/conformance', installed, { recursive: true }));
afterAll(() => rm(installed, { recursive: true, force: true }));
const program = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(installed, 'main.mjs'), ...args], { env });

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
  const command = ['--port', 'cart', '--url', restless.url, ...toldOf(sandbox, 'cart')];
  const { code, complaint, words } = await certify(command);
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
  const command = ['--port', 'newsletter', '--url', broken.url, ...toldOf(sandbox, 'newsletter')];
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
