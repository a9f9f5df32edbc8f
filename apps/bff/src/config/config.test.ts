import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { temporaryFolder } from '../../../../scripts/lib/temporary-folder.mjs';
import { Config, readConfig } from './config.js';
import { StartFailure } from './start-failure.js';

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
  MAILBOX_API_TOKEN: secret,
  SESSION_SECRETS: secret,
  DATABASE_URL: 'postgres://localhost/shop',
};

const messageOf = (env: Readonly<Record<string, string | undefined>>): string => {
  try {
    readConfig({ ...needed, ...env });
    return '';
  } catch (error) {
    if (error instanceof StartFailure) return error.message;
    throw error;
  }
};

it('starts with required variables only', () => {
  expect(messageOf({})).toBe('');
});

it('reads a secret from a file, and refuses a variable set both ways', () => {
  const file = join(temporaryFolder('secrets'), 'session');
  writeFileSync(file, `${secret} of a vault\n`);
  const env = { ...needed, SESSION_SECRETS: '', SESSION_SECRETS_FILE: file };
  expect(readConfig(env).SESSION_SECRETS).toEqual([`${secret} of a vault`]);
  expect(messageOf({ SESSION_SECRETS_FILE: file })).toContain(
    'SESSION_SECRETS or SESSION_SECRETS_FILE, not both',
  );
  const gone = messageOf({ ...env, SESSION_SECRETS_FILE: `${file}-of-nobody` });
  expect(gone).toContain('SESSION_SECRETS_FILE must be the path of a readable file');
});

/** All properties of the class, with a validation rule or without. */
const variables = [
  ...new Set([
    // Backend limits have variables of their own (backend-limits.test.ts).
    ...Object.keys(new Config()).filter((name) => name !== 'limits'),
    ...getMetadataStorage()
      .getTargetValidationMetadatas(Config, '', false, false)
      .map(({ propertyName }) => propertyName),
  ]),
];

type Wrong = readonly (readonly [value: string, rule: RegExp])[];

const number: Wrong = [
  ['x-7', /must (?:be an integer number|not be)/],
  ['-7', /must not be less than/],
  ['7.5', /must be an integer number/],
];
const port: Wrong = [...number, ['70000', /must not be greater than 65535/]];
const text: Wrong = [
  ['line-7\nline', /must be text of at most 200 letters/],
  ['7'.repeat(201), /must be text of at most 200 letters/],
];
const host: Wrong = [
  ['host-7:3000', /must be an IP address or the name of a host/],
  ['http://host-7', /must be an IP address or the name of a host/],
  ['-7-', /must be an IP address or the name of a host/],
];
const token: Wrong = [
  ['short-7', /must be at least 16 printable ASCII/],
  ['long enough but in words-7', /must be at least 16 printable ASCII/],
  ['ñ7'.repeat(16), /must be at least 16 printable ASCII/],
];
const secretOf = (least: number): Wrong => [
  ['short-7', new RegExp(`must be at least ${least} characters`)],
  [`line-7\n${secret}`, /none of them a control character/],
];
const base: Wrong = [
  ['shop-7.example', /must be a URL address/],
  ['ftp://shop-7.example', /must be a URL address/],
  ['https://user-7:word@shop.example', /must be a URL address/],
  ['https://shop-7.example/?a=b', /must be a URL address/],
];
const page: Wrong = base.slice(0, 3);
const origin: Wrong = [
  ['shop-7.example', /must be an origin/],
  ['https://shop-7.example/', /must be an origin/],
  ['https://shop-7.example/shop', /must be an origin/],
  ['https://user-7@shop.example', /must be an origin/],
  ['ftp://shop-7.example', /must be an origin/],
];
const oneOf = (words: string): Wrong => [
  ['paper-7', new RegExp(`one of the following values: ${words}`)],
];

/** An invalid value for each variable, and the rule in the error message. */
const wrongValues: Readonly<Record<string, Wrong>> = {
  NODE_ENV: oneOf('production, development, test'),
  PORT: port,
  HOST: host,
  OPS_PORT: port,
  OPS_HOST: host,
  OPS_ALLOWED_HOSTS: [...host, ['good.example,bad 7', /must be an IP address or the name/]],
  MAX_CONNECTIONS: number,
  SHED_DELAY_MS: number,
  SHED_IN_FLIGHT: number,
  OTEL_EXPORTER_OTLP_ENDPOINT: base,
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: [
    ['x-7', /must not be greater than 1/],
    ['-7', /must not be less than 0/],
    ['7.5', /must not be greater than 1/],
  ],
  DRAIN_SECONDS: number,
  PAGE_DEADLINE_MS: number,
  PRESS_DEADLINE_MS: number,
  CART_COUNT_MS: number,
  STORE_MS: number,
  DUE_EVERY_MS: number,
  DUE_IDLE_MS: number,
  BACKEND_CONNECT_MS: [...number, ['0', /must not be less than 1/]],
  BACKEND_REPLY_KB: [...number, ['70000', /must not be greater than 65536/]],
  WEBHOOK_AGE_SECONDS: [...number, ['4000', /must not be greater than 3600/]],
  WEBHOOK_KB: [...number, ['2000', /must not be greater than 1024/]],
  PUBLIC_ORIGIN: origin,
  PAYMENT_PAGE_ORIGIN: origin,
  ...Object.fromEntries(
    ['CART', 'PAYMENT', 'HOTELS', 'NEWSLETTER', 'SEARCH', 'USERS', 'MAILBOX', 'OCTO'].flatMap(
      (api) => [
        [`${api}_API_URL`, base],
        [`${api}_API_TOKEN`, token],
      ],
    ),
  ),
  SMTP_URL: [
    'mail-7.example',
    'http://mail-7.example',
    'smtp:///x-7',
    'smtp://mail-7.example/x?y=z',
  ].map((value) => [value, /must be the address of an SMTP server/] as const),
  OAUTH_ISSUER_URL: base,
  OAUTH_CLIENT_ID: text,
  OAUTH_CLIENT_SECRET: secretOf(16),
  OAUTH_SCOPES: [['openid "7"', /must be OAuth scopes/]],
  PAYMENT_WEBHOOK_SECRET: [
    ...secretOf(32),
    [`${secret},short-7`, /must be at least 32 characters/],
  ],
  SEARCH_DATA_STORE: text,
  SEARCH_ENGINE: text,
  NEWSLETTER_CLIENT_ID: text,
  NEWSLETTER_EXTERNAL_KEY: text,
  NEWSLETTER_ORIGIN: text,
  NEWSLETTER_MID: text,
  SITE_CODE: text,
  PROJECT_PREFIX: text,
  SESSION_SECRETS: [...secretOf(32), [`${secret},short-7`, /must be at least 32 characters/]],
  APPLE_WALLET_FOLDER: [['no-folder-7', /must be the folder of a pass type/]],
  APPLE_WALLET_PASSPHRASE: text,
  GOOGLE_WALLET_ACCOUNT: [['no-file-7.json', /must be the path of an existing file/]],
  GOOGLE_WALLET_ISSUER: [['issuer-7', /must be a number of at most 30 digits/]],
  GATE_SECRET: [...secretOf(16), [`${secret},short-7`, /must be at least 16 characters/]],
  GATE_TRIES_PER_MINUTE: number,
  VOUCHER_SECRETS: [...secretOf(32), [`${secret},short-7`, /must be at least 32 characters/]],
  DATABASE_URL: [
    ['mysql://shop-7', /must be the address of a PostgreSQL/],
    ['postgresql:/shop-7', /must be the address of a PostgreSQL/],
  ],
  START_WAIT_SECONDS: number,
  REDIS_URL: [['http://shop-7.example', /must be the address of a Redis/]],
  ...Object.fromEntries(
    ['SIGN_IN_REQUIRED', 'INCLUDE_AMOUNTS_USD', 'REHEARSAL', 'REHEARSAL_PUBLIC', 'PLAIN_HTTP'].map(
      (name) => [name, [['perhaps-7', /must be a boolean value/]]],
    ),
  ),
  DRIFT_EVERY_SECONDS: number,
  ADAPTERS: [['one\u0007', /ADAPTERS .*without control/]],
  OCTO_RESELLERS: [
    `islas:${'t'.repeat(31)}:10`,
    `islas:${'t'.repeat(32)}:91`,
    `islas:${'t'.repeat(32)}`,
    `Islas 7:${'t'.repeat(32)}:10`,
    `islas:${'t'.repeat(32)}:10,mar-7`,
  ].map((value) => [value, /must be a list of name:token:percent/] as const),
  LEDGER_ADAPTER: oneOf('postgres, memory'),
  MIGRATE: oneOf('on, off'),
  CONTENT_DIR: [
    ['no-folder-7', /must be an operator’s content folder/],
    ['content/hotels', /must be an operator’s content folder/],
  ],
  GEO_HEADER: [['x geo-7', /must be the name of a header/]],
  TRUSTED_PROXIES: [
    '10.0.0.0/33',
    '10.7.7',
    '::1/129',
    'proxy-7.example',
    '127.0.0.1,x-7',
    '10.0.0.0/255.0.0.7',
  ].map((value) => [value, /must be IP addresses or ranges/] as const),
  PAGE_FRESH_SECONDS: [...number, ['4000', /must not be greater than 3600/]],
  PAGE_CACHE_MB: number,
  ANSWER_FRESH_SECONDS: [...number, ['4000', /must not be greater than 3600/]],
  ANSWER_CACHE_MB: number,
  NEWSLETTER_PER_MINUTE: number,
  SUGGESTIONS_PER_MINUTE: number,
  SIGN_IN_PER_MINUTE: number,
  SIGN_UP_PER_MINUTE: number,
  EVEN_ANSWER_MS: [...number, ['6000', /must not be greater than 5000/]],
  CART_CHANGES_PER_MINUTE: number,
  CHECKOUTS_PER_MINUTE: number,
  ORDER_LOOKUPS_PER_MINUTE: number,
  ORDER_MAILS_PER_HOUR: number,
  OCTO_TRIES_PER_MINUTE: number,
  WRONG_CODES_PER_MINUTE: number,
  UNPAID_MAILS_PER_HOUR: number,
  TRANSFERS_PER_ADDRESS: number,
  TRANSFERS_PER_MAILBOX: number,
  TRANSFERS_PER_PHONE: number,
  ROOMS_PER_ADDRESS: number,
  ROOMS_LEAST: number,
  PLACES_LEAST: number,
  HELD_SHARE_PERCENT: [...number, ['101', /must not be greater than 100/]],
  PLACES_PER_ADDRESS: [
    ['19', /must not be less than 20/],
    ['20.5', /must be an integer number/],
  ],
  CHAT_PAGE_URL: page,
  TAG_MANAGER_URL: page,
  INSTALMENT_WIDGET_URL: page,
  INSTALMENT_WIDGET_KEY: text,
  LOG_LEVEL: oneOf('debug'),
};

it('knows the variables of the class', () => {
  expect(variables.length).toBeGreaterThan(40);
});

describe.each(variables)('%s', (name) => {
  it('is refused with its name and rule, never with its value', () => {
    const wrong = wrongValues[name] ?? [];
    expect(wrong.length).toBeGreaterThan(0);
    for (const [value, rule] of wrong) {
      const message = messageOf({ [name]: value });
      expect([value, message]).toEqual([value, expect.stringMatching(rule)]);
      expect(message).toContain(`The shop can't start: ${name} must`);
      expect(message).not.toContain(value);
    }
  });
});

it('reports all errors at once', () => {
  const message = messageOf({ PORT: 'x-7', SITE_CODE: 'a\nb', CART_API_TOKEN: undefined });
  for (const name of ['PORT', 'SITE_CODE', 'CART_API_TOKEN']) expect(message).toContain(name);
});

it.each(Object.keys(needed))('names %s when it is missing', (name) => {
  expect(messageOf({ [name]: undefined })).toContain(name);
  expect(messageOf({ [name]: '' })).toContain(name);
});

it.each(['127.0.0.1', '127.0.0.1/32', '10.0.0.0/8, 2001:db8::/32', '::1', 'loopback'])(
  'accepts %s as proxies',
  (TRUSTED_PROXIES) => {
    expect(messageOf({ TRUSTED_PROXIES })).toBe('');
  },
);

it('requires both Google Wallet variables or neither', () => {
  const told = /GOOGLE_WALLET_ACCOUNT and GOOGLE_WALLET_ISSUER must be set together/;
  expect(messageOf({ GOOGLE_WALLET_ISSUER: '338' })).toMatch(told);
  expect(messageOf({ GOOGLE_WALLET_ACCOUNT: 'package.json' })).toMatch(told);
  expect(messageOf({ GOOGLE_WALLET_ACCOUNT: 'package.json', GOOGLE_WALLET_ISSUER: '338' })).toBe(
    '',
  );
});

it.each(['smtp://localhost:2525', 'smtps://shop:p%40ss@mail.example/'])(
  'sends mails through %s, and then needs no sandbox mailbox',
  (SMTP_URL) => {
    expect(messageOf({ SMTP_URL, MAILBOX_API_TOKEN: undefined })).toBe('');
  },
);

it('requires the payment origin when it is not the sandbox', () => {
  const PAYMENT_API_URL = 'https://pay.example/api';
  expect(messageOf({ PAYMENT_API_URL })).toMatch(/PAYMENT_PAGE_ORIGIN must be set with PAYMENT/);
  expect(messageOf({ PAYMENT_API_URL, PAYMENT_PAGE_ORIGIN: 'https://pay.example' })).toBe('');
  expect(messageOf({ PAYMENT_API_URL: 'http://localhost:3001/payment-api' })).toBe('');
});

describe('a rehearsal', () => {
  it.each([
    'http://localhost:3000',
    'http://shop.localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])('is allowed at %s', (PUBLIC_ORIGIN) => {
    expect(messageOf({ REHEARSAL: '1', PUBLIC_ORIGIN })).toBe('');
  });

  it.each(['https://tickets.example', 'http://192.168.1.5:3000', 'http://localhost.example'])(
    'is refused at %s without a second confirmation',
    (PUBLIC_ORIGIN) => {
      const open = { PUBLIC_ORIGIN, PLAIN_HTTP: '1', VOUCHER_SECRETS: secret };
      expect(messageOf({ ...open, REHEARSAL: '1' })).toMatch(/^[^;]+or set REHEARSAL_PUBLIC too/);
      expect(messageOf({ ...open, REHEARSAL: '1', REHEARSAL_PUBLIC: '1' })).toBe('');
      expect(messageOf({ ...open, REHEARSAL: '0' })).toBe('');
    },
  );
});

describe('a publicly reachable shop', () => {
  const open = { PUBLIC_ORIGIN: 'https://tickets.example', VOUCHER_SECRETS: secret };

  it.each(['PUBLIC_ORIGIN', 'CART_API_URL', 'USERS_API_URL', 'OAUTH_ISSUER_URL', 'CHAT_PAGE_URL'])(
    'requires TLS at %s, unless explicitly disabled',
    (name) => {
      const plain = { ...open, [name]: 'http://shop.example' };
      expect(messageOf(plain)).toMatch(new RegExp(`${name} must begin with https://`));
      expect(messageOf({ ...plain, PLAIN_HTTP: '1' })).toBe('');
      expect(messageOf({ ...plain, NODE_ENV: 'development' })).toBe('');
    },
  );

  it('may call a local backend without TLS', () => {
    expect(messageOf({ ...open, CART_API_URL: 'http://127.0.0.1:8080' })).toBe('');
  });

  it('requires a separate ticket signing secret', () => {
    expect(messageOf({ ...open, VOUCHER_SECRETS: '' })).toMatch(/VOUCHER_SECRETS must be set/);
  });
});
