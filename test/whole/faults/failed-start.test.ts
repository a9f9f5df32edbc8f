import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePort, runProgram, shopSecrets } from '@shop/test/programs';
import { startBff } from '@shop/test/start-bff';
import { createDatabase } from '@shop/test/start-postgres';

it('reports an unreachable database at the start and leaves the process alone', async () => {
  const nowhere = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    START_WAIT_SECONDS: '0',
  };
  await expect(startBff({}, nowhere)).rejects.toThrow(/ECONNREFUSED/);
});

const databases = {
  shop: await createDatabase(),
  empty: await createDatabase(),
  sandbox: await createDatabase(),
};
const taken = createServer().listen(0, '127.0.0.1');
await once(taken, 'listening');
const { port } = taken.address() as AddressInfo; // as: it listens on TCP
const takenPort = String(port);
afterAll(() => void taken.close());

const [shopPort, opsPort] = [String(await freePort()), String(await freePort())];

const shop = {
  entry: 'dist/bff/main.mjs',
  env: {
    ...shopSecrets,
    HOST: '127.0.0.1',
    PORT: shopPort,
    OPS_PORT: opsPort,
    DATABASE_URL: databases.shop,
  },
};
const programs = {
  'the shop': shop,
  'a shop on an empty database': { ...shop, env: { ...shop.env, DATABASE_URL: databases.empty } },
  'the sandbox': {
    entry: 'dist/sandbox/main.mjs',
    env: { ...shopSecrets, HOST: '127.0.0.1', PORT: shopPort, DATABASE_URL: databases.sandbox },
  },
};

const away = { DATABASE_URL: 'postgres://canary@127.0.0.1:1/canary', START_WAIT_SECONDS: '0' };

/** One setting per kind of error; `config.test.ts` covers each setting. */
const wrong: readonly (readonly [
  keyof typeof programs,
  Readonly<Record<string, string>>,
  RegExp,
])[] = [
  [
    'the shop',
    { TRUSTED_PROXIES: '127.0.0.1/99', CART_API_TOKEN: '' },
    /^(?=.*TRUSTED_PROXIES must be IP addresses or ranges)(?=.*CART_API_TOKEN must be at least 16)/,
  ],
  ['the shop', away, /DATABASE_URL: .*ECONNREFUSED/],
  [
    'a shop on an empty database',
    { MIGRATE: 'off' },
    /the database lacks 0001-purchases, .*: run npm run migrate first/,
  ],
  [
    'the shop',
    { PORT: takenPort },
    /HOST and PORT: .*another program already listens on this port \(EADDRINUSE\)/,
  ],
  ['the shop', { HOST: 'canary.invalid' }, /HOST and PORT: .*(?:ENOTFOUND|EAI_AGAIN)/],
  ['the shop', { OPS_PORT: takenPort }, /OPS_HOST and OPS_PORT: .*EADDRINUSE/],
  [
    'the sandbox',
    { PASSWORD_COST: 'canary', SEARCH_API_TOKEN: '' },
    /^(?=.*PASSWORD_COST)(?=.*SEARCH_API_TOKEN)/,
  ],
  ['the sandbox', away, /DATABASE_URL: .*ECONNREFUSED/],
  ['the sandbox', { CONTENT_DIR: 'canary' }, /CONTENT_DIR/],
];

it.each(wrong)(
  '%s exits with one sentence for %j',
  async (name, settings, sentence) => {
    const { entry, env } = programs[name];
    const { code, said } = await runProgram(entry, { ...env, ...settings });
    expect([code, said.trim()]).toEqual([1, expect.stringMatching(sentence)]);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(said).not.toMatch(/\n\s+at |canary|node:|a-secret-of/);
  },
  60_000,
);
