import { readConfig, variables } from './config.js';
import { StartFailure } from './start-failure.js';

const secret = 'a-secret-of-at-least-32-characters';
const needed = {
  CART_API_TOKEN: secret,
  PAYMENT_API_TOKEN: secret,
  NEWSLETTER_API_TOKEN: secret,
  HOTELS_API_TOKEN: secret,
  SEARCH_API_TOKEN: secret,
  USERS_API_TOKEN: secret,
  MAILBOX_API_TOKEN: secret,
  OAUTH_CLIENT_SECRET: secret,
  PAYMENT_WEBHOOK_SECRET: secret,
  DATABASE_URL: 'postgres://localhost/sandbox',
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

it('starts with required variables only, and treats empty as unset', () => {
  const others = variables.filter((name) => !(name in needed));
  expect(messageOf(Object.fromEntries(others.map((name) => [name, ''])))).toBe('');
});

const short = ['short-7'];
const line = ['line-7\nline'];

const wrongValues: Readonly<Record<string, readonly string[]>> = {
  PORT: ['x-7', '-7', '70000'],
  HOST: ['host 7', 'http://host-7'],
  DATABASE_URL: ['mysql://shop-7'],
  START_WAIT_SECONDS: ['x-7', '-7'],
  CONTENT_DIR: line,
  ...Object.fromEntries(
    ['CART', 'PAYMENT', 'NEWSLETTER', 'HOTELS', 'SEARCH', 'USERS', 'MAILBOX'].map((api) => [
      `${api}_API_TOKEN`,
      [...short, ...line],
    ]),
  ),
  OAUTH_CLIENT_ID: line,
  OAUTH_CLIENT_SECRET: short,
  PUBLIC_ORIGIN: ['shop-7.example', 'ftp://shop-7.example'],
  NEWSLETTER_CLIENT_ID: line,
  NEWSLETTER_EXTERNAL_KEY: line,
  NEWSLETTER_ORIGIN: line,
  NEWSLETTER_MID: line,
  PAYMENT_WEBHOOK_SECRET: short,
  BFF_WEBHOOK_URL: ['shop-7.example'],
  PUBLIC_URL: ['shop-7.example'],
  PASSWORD_COST: ['x-7', '70'],
  SANDBOX_FAULTS: ['maybe-7'],
};

describe.each(variables)('%s', (name) => {
  it('is refused with its name and rule, never with its value', () => {
    const wrong = wrongValues[name] ?? [];
    expect(wrong.length).toBeGreaterThan(0);
    for (const value of wrong) {
      const message = messageOf({ [name]: value });
      expect([value, message]).toEqual([value, expect.stringContaining(`start: ${name}: `)]);
      expect(message).not.toContain(value);
    }
  });
});

it.each(Object.keys(needed))('names %s when it is missing', (name) => {
  expect(messageOf({ [name]: undefined })).toContain(name);
});
