import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { startBroken } from '../stand-ins/broken-server.js';
import { answering, isCall } from '../stand-ins/broken/fault.js';
import { certify, clockOf, ofTheKit, only, scenariosOf, toldOf } from './support/certify.js';
import { kitPorts } from '../stand-ins/broken/fault.js';
import { isWhole } from '@shop/test/corpus';
import { readDocuments } from '@shop/test/contracts/documents.mjs';
import { startSandbox } from '@shop/test/start-sandbox';
import { startUnderWrongName } from '@shop/test/wrong-name';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

const sandbox = await startSandbox({ breaks: ofTheKit });
const [unused] = await freePorts(1);

/** An empty project folder, into which the packed kit is installed. */
const project = temporaryFolder('conformance');
const run = promisify(execFile);
/** Offline: the package has no dependencies. */
const npm = (args: readonly string[]) =>
  run('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
  });
beforeAll(async () => {
  const kit = join(process.cwd(), 'dist/conformance');
  const { stdout } = await npm(['pack', kit]);
  await writeFile(join(project, 'package.json'), '{"private":true}');
  await npm(['install', `./${stdout.trim().split('\n').at(-1)}`]);
}, 60_000);
afterAll(() => rm(project, { recursive: true, force: true }));
const installed = join(project, 'node_modules/taquilla-conformance');
/** Its bin, as `npx` runs it. */
const program = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  run(join(project, 'node_modules/.bin/taquilla-conformance'), [...args], { env });

describe('a setup error', () => {
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
    ['a server error', { status: 503, body: { code: 'INTERNAL' } }, /with status 503/],
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
    ['no server', `http://127.0.0.1:${unused}`, /no server listens at this address/],
    ['an unknown host', 'http://nowhere.invalid', /host name is unknown/],
    ['no web address', 'search.example', /is not a web address/],
    ['a server without TLS', sandbox.searchUrl.replace('http', 'https'), /TLS|SSL/i],
  ])('is named: %s', async (_, url, said) => {
    const { code, complaint } = await at(url);
    expect([code, complaint]).toEqual([2, expect.stringMatching(said)]);
  });

  it('is named: a missing token and an invalid port', async () => {
    const url = ['--url', sandbox.searchUrl];
    expect((await certify(['--port', 'search', ...url])).complaint).toMatch(/token is missing/);
    expect((await certify(['--port', 'baggage', ...url])).complaint).toMatch(/no port “baggage”/);
    const newsletter = ['--port', 'newsletter', ...url, '--token', 'a-token'];
    expect((await certify(newsletter)).complaint).toMatch(/needs --with clientId/);
  });

  it('is named: a reply slower than the time limit', async () => {
    const silent = await startBroken(sandbox.searchUrl, {
      instead: () => new Promise(() => undefined),
    });
    const { code, complaint } = await at(silent.url, '--patience', '0.2');
    await silent.stop();
    expect(code).toBe(2);
    expect(complaint).toMatch(/no reply came within 0.2 seconds/);
  });
});

it('names a server whose certificate is for another name or untrusted', async () => {
  const wrong = await startUnderWrongName();
  const own = ['--port', 'search', '--url', wrong.url, '--token', 'a-token'];
  const unknown = await certify(own);
  // Node reads the trusted authorities at start.
  const env = { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: wrong.root };
  const trusted = await program(own, env).catch((error: unknown) => error);
  await wrong.stop();
  const trust = expect.stringMatching(/its certificate is not trusted/);
  expect([unknown.code, unknown.complaint]).toEqual([2, trust]);
  const name =
    /^\S+ can't be reached: its certificate is for another name \(.*127\.0\.0\.1 is not in/;
  expect(trusted).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(name) });
});

let lastPrice = 0;
const anotherPrice = () => (lastPrice += 1);

it.each([
  [
    'cart',
    sandbox.cartUrl,
    answering('POST /xapi/pricing', (body) => ({ ...body, Total: anotherPrice() })),
    /changes the price of \S+ on each call/,
  ],
  [
    'hotels',
    sandbox.hotelsUrl,
    answering('POST /hotels/search', ({ hotels }) => ({
      hotels: hotels.map((hotel: { offers: readonly { total: object }[] }) => ({
        ...hotel,
        offers: hotel.offers.map((offer) => ({
          ...offer,
          total: { ...offer.total, amount: anotherPrice() },
        })),
      })),
    })),
    /changes the price of the same nights on each call/,
  ],
] as const)(
  'names a server that changes its prices on each call: %s',
  async (port, url, breaks, said) => {
    const restless = await startBroken(url, breaks);
    const command = ['--port', port, '--url', restless.url, ...toldOf(sandbox, port)];
    const { code, complaint, words } = await certify(command);
    await restless.stop();
    expect([code, words, complaint]).toEqual([2, '', expect.stringMatching(said)]);
  },
);

const documents = readDocuments();

/** The optional calls of a contract, and what visitors lose without each. */
const optionalOf = (file: string) =>
  Object.entries<object>(documents.get(file)?.document.paths).flatMap(([path, calls]) =>
    Object.entries<{ 'x-optional'?: string }>({ ...calls }).flatMap(([method, one]) =>
      one['x-optional']
        ? [{ call: `${method.toUpperCase()} ${path}`, loses: one['x-optional'] }]
        : [],
    ),
  );

it.each([
  ['cart', 'shopping-cart', sandbox.cartUrl],
  ['hotels', 'hotels', sandbox.hotelsUrl],
  ['newsletter', 'newsletter', sandbox.newsletterUrl],
  ['search', 'search', sandbox.searchUrl],
  ['users', 'users', sandbox.usersUrl],
] as const)(
  'says what a visitor loses without the optional call: %s',
  async (port, file, url) => {
    const optional = optionalOf(file);
    const smallest = await startBroken(url, {
      instead: async (asked) =>
        optional.some(({ call }) => isCall(asked, call)) ? missing : undefined,
    });
    const command = ['--port', port, '--url', smallest.url, ...toldOf(sandbox, port)];
    // Scenarios of optional calls begin with the call's name.
    const ofCalls = scenariosOf(port).filter((name) => /^[a-z]\w+: /.test(name));
    const some = isWhole || port !== 'cart' ? [] : only(ofCalls);
    const { code, named, certificate } = await certify([...command, ...some], clockOf(sandbox));
    await smallest.stop();
    expect([named('failed'), named('blocked'), code]).toEqual([[], [], 0]);
    const rows = (certificate?.scenarios ?? []).filter(({ ending }) => ending === 'notOffered');
    const said = [...new Set(rows.map(({ words }) => words))].sort();
    expect(said).toEqual([...new Set(optional.map(({ loses }) => loses))].sort());
  },
  60_000,
);

const missing = {
  status: 404,
  headers: { 'content-type': 'application/json' },
  body: { code: 'NOT_FOUND' },
};

interface Wrong {
  readonly status?: number;
  readonly body?: unknown;
  readonly type?: string;
  readonly location?: string;
}

it('sends no calls in a dry run', async () => {
  const command = ['--port', 'newsletter', '--url', 'http://127.0.0.1:9', '--dry-run'];
  const { code, words } = await certify(command);
  expect(code).toBe(0);
  expect(words).toMatch(/an address is subscribed once: subscribes a made-up address/);
  expect(words).toMatch(/No call was sent/);
});

it('shows request and reply of a failure, without token and address', async () => {
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
    name: 'subscribe: refuses an invalid name with nameFormat',
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

it('can check each port', async () => {
  const { stdout } = await program(['--help'], { PATH: process.env.PATH });
  for (const port of [...kitPorts, 'octo'])
    expect(stdout).toMatch(new RegExp(`--port.*\\b${port}\\b`));
});

/** The machine's own Node, as backend teams have it, without npm's additions to PATH. */
const pathOfMachine = process.env.PATH?.split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

it('starts in its image with only the files that its Dockerfile copies', async () => {
  const lines = (await readFile(join(installed, 'Dockerfile'), 'utf8')).split('\n');
  const image = join(project, 'image');
  const inImage = (path: string) => join(image, path.replace(/^\/conformance\/?|^\.\/?/, ''));
  await mkdir(image);
  const copies = lines.flatMap((line) => {
    const [word, ...paths] = line.split(' ');
    const to = paths.pop() ?? '';
    return word === 'COPY' ? paths.map((from) => ({ from, to })) : [];
  });
  const own = await readdir(installed);
  for (const { from, to } of copies)
    for (const file of own.filter((one) => new RegExp(`^${from.replace('*', '.*')}$`).test(one)))
      await cp(
        join(installed, file),
        inImage(from === to.replace('./', '') ? to : `${to}${file}`),
        {
          recursive: true,
        },
      );
  const [, entry = '[]'] = /^ENTRYPOINT (\[.*\])$/m.exec(lines.join('\n')) ?? [];
  const [, main = '', ...more] = JSON.parse(entry) as string[]; // as: a list of words, or Docker itself would refuse it
  const command = [inImage(main), ...more, '--port', 'search', '--url', sandbox.searchUrl];
  const env = { PATH: pathOfMachine, CONFORMANCE_TOKEN: sandbox.tokens.search };
  const { stdout } = await run('node', [...command, '--slack', '10'], { env });
  expect(stdout).toMatch(/keeps what the port search promises/);
});

it('is a package of its own, with the contracts and no other package', async () => {
  const command = ['--port', 'search', '--url', sandbox.searchUrl, '--slack', '10'];
  const env = { PATH: process.env.PATH, CONFORMANCE_TOKEN: sandbox.tokens.search };
  const { stdout } = await program(command, env);
  expect(stdout).toMatch(/^Port search at .*, taquilla-conformance \d/);
});
