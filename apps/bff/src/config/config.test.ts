import { readFileSync } from 'node:fs';
import { readConfig } from './config.js';

const secret = 'a-secret-of-at-least-32-characters';
const needed = {
  OAUTH_CLIENT_SECRET: secret,
  USERS_API_TOKEN: secret,
  CART_API_TOKEN: secret,
  PAYMENT_API_TOKEN: secret,
  PAYMENT_WEBHOOK_SECRET: secret,
  HOTELS_API_TOKEN: secret,
  NEWSLETTER_API_TOKEN: secret,
  SEARCH_API_TOKEN: secret,
  SESSION_SECRETS: secret,
  DATABASE_URL: 'postgres://localhost/shop',
};

const messageOf = (env: Readonly<Record<string, string | undefined>>): string => {
  try {
    readConfig({ ...needed, ...env });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

it('starts with what has no default', () => {
  expect(messageOf({})).toBe('');
});

const address = /must be a URL address/;
const whole = /must (?:be an integer number|not be (?:less|greater) than)/;

/** Every variable that can be wrong, with a wrong value and its rule. */
const wrongValues: readonly (readonly [string, string, RegExp])[] = [
  ['NODE_ENV', 'staging-7', /one of the following values: production, development, test/],
  ...['PORT', 'OPS_PORT'].map((name) => [name, '70000', whole] as const),
  ...['PORT', 'OPS_PORT', 'PAGE_FRESH_SECONDS'].map((name) => [name, 'x-7', whole] as const),
  ...['PAGE_FRESH_SECONDS', 'ANSWER_FRESH_SECONDS'].map((name) => [name, '4000', whole] as const),
  ...['PAGE_CACHE_MB', 'ANSWER_CACHE_MB', 'MAX_CONNECTIONS', 'SHED_IN_FLIGHT'].map(
    (name) => [name, '0', whole] as const,
  ),
  ['SHED_DELAY_MS', '-1', whole],
  ...['NEWSLETTER', 'SUGGESTIONS', 'SIGN_IN', 'SIGN_UP'].map(
    (name) => [`${name}_PER_MINUTE`, '0', whole] as const,
  ),
  ...[
    ...['PUBLIC_ORIGIN', 'PAYMENT_PAGE_ORIGIN', 'OAUTH_ISSUER_URL', 'CHAT_PAGE_URL'],
    ...['TAG_MANAGER_URL', 'CART_API_URL', 'PAYMENT_API_URL', 'HOTELS_API_URL'],
    ...['NEWSLETTER_API_URL', 'SEARCH_API_URL', 'USERS_API_URL'],
  ].map((name) => [name, 'shop-7.example', address] as const),
  ...Object.keys(needed)
    .filter((name) => /_TOKEN$|_SECRETS?$/.test(name))
    .map((name) => [name, 'short-7', /must be longer than or equal to (?:16|32)/] as const),
  ['REDIS_URL', 'http://shop-7.example', /must match/],
  ['GEO_HEADER', 'x geo-7', /must match/],
  ['LEDGER_ADAPTER', 'paper-7', /one of the following values: postgres, memory/],
  ['LOG_LEVEL', 'loud-7', /one of the following values: debug/],
  ...[
    '10.0.0.0/33',
    '10.7.7',
    '::1/129',
    'proxy-7.example',
    '127.0.0.1,x-7',
    '10.0.0.0/255.0.0.7',
  ].map((value) => ['TRUSTED_PROXIES', value, /must hold addresses or ranges/] as const),
];

it.each(wrongValues)(
  'refuses %s=%s with its name and rule, never its value',
  (name, value, rule) => {
    const message = messageOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).toMatch(rule);
    expect(message).not.toContain(value);
  },
);

/** What takes any text: nothing there can be wrong before a backend says so. */
const anyText = [
  ...['HOST', 'CONTENT_DIR', 'DATABASE_URL', 'SITE_CODE', 'PROJECT_PREFIX'],
  ...['OAUTH_CLIENT_ID', 'OAUTH_SCOPES', 'SEARCH_DATA_STORE', 'SEARCH_ENGINE'],
  ...['NEWSLETTER_CLIENT_ID', 'NEWSLETTER_EXTERNAL_KEY', 'NEWSLETTER_ORIGIN', 'NEWSLETTER_MID'],
];

it('has a wrong value of every variable that can have one', () => {
  const text = readFileSync('apps/bff/src/config/config.ts', 'utf8');
  const all = [...text.matchAll(/readonly ([A-Z][A-Z_]+)[!?:]/g)].map(([, name]) => name);
  const tried = new Set(wrongValues.map(([name]) => name));
  expect([...tried, ...anyText].sort()).toEqual(all.sort());
});

it.each(Object.keys(needed))('names %s when it is not given', (name) => {
  expect(messageOf({ [name]: undefined })).toContain(name);
});

it.each(['127.0.0.1', '127.0.0.1/32', '10.0.0.0/8, 2001:db8::/32', '::1', 'loopback'])(
  'takes %s for proxies',
  (TRUSTED_PROXIES) => {
    expect(messageOf({ TRUSTED_PROXIES })).toBe('');
  },
);
