import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { Config } from '../config/config.js';
import { CookieJar } from './cookie-jar.js';
import { cookiesThat, cookieTable, nameOf, type PlainCookie } from './cookie-table.js';
import { PageKeys } from './page-key.js';
import { Proxies } from './proxies.js';
import { createSeal } from './seal.js';
import { SeenCarts } from './seen-carts.js';
import type { Visit } from './visit.js';

const config = new Config();
const seal = createSeal(['secret']);
const carts = new SeenCarts(seal);
const keys = new PageKeys(config, new Proxies(config), carts);

const asked = (cookie = '', url = '/es/') =>
  ({ url, headers: { host: 'localhost:3000', cookie }, socket: {} }) as IncomingMessage; // as: the members that are read

const keyOf = (cookie?: string, url?: string) => keys.of(asked(cookie, url));

function keyOfPageMadeWith(...read: readonly PlainCookie[]) {
  const jar = new CookieJar({ cookies: {} } as Request, {} as Response, seal); // as: the members that are read
  for (const cookie of read) jar.read(cookie);
  return keys.of(Object.assign(asked(), { visit: { jar } as Visit })); // as: the member that is read
}

it.each(cookiesThat('yes'))('distinguishes pages by the cookie %s', (cookie) => {
  const [one, two] = ['a', 'b'].map((value) => keyOf(`x=1; ${nameOf(cookie)}=${value}`));
  expect(one).toBeDefined();
  expect(one).not.toBe(two);
});

it.each(cookiesThat('personal'))('has no key for a visitor with the cookie %s', (cookie) => {
  expect(keyOf(`x=1; ${nameOf(cookie)}=a`)).toBeUndefined();
});

it.each(cookiesThat('no'))('ignores the cookie %s', (cookie) => {
  expect(keyOf(`${nameOf(cookie)}=a`)).toBe(keyOf('x=1'));
});

const withCart = (text: string, currency = 'MXN') =>
  `${nameOf('cart')}=${seal.close(text, 'cart')}; ${nameOf('currency')}=${currency}`;

it('distinguishes pages by the count of the cart alone', () => {
  const one = keyOf(withCart('1 MXN s-1'));
  expect(one).toBeDefined();
  expect(keyOf(withCart('1 MXN s-2'))).toBe(one);
  expect(keyOf(withCart('2 MXN s-1'))).not.toBe(one);
});

it.each([
  ['another currency than the cookie', withCart('1 MXN s-1', 'USD')],
  ['an unknown count', withCart('s-1')],
  ['a cookie that another secret sealed', `${nameOf('cart')}=abcdef; ${nameOf('currency')}=MXN`],
])('has no key for a cart with %s', (_, cookie) => {
  expect(keyOf(cookie)).toBeUndefined();
});

it('has no key for a cart that is no longer as its cookie says', () => {
  const cookie = withCart('1 MXN s-1');
  const now = { session: 's-1', count: 1, currency: 'MXN' } as const;
  for (const [cart, isKnown] of [
    [now, true],
    [{ ...now, count: 2 }, false],
    [now, true],
    [undefined, false],
  ] as const) {
    carts.compare(asked(cookie), cart);
    expect(keyOf(cookie) !== undefined).toBe(isKnown);
  }
});

it('has every cookie of the table in one of the four groups', () => {
  const groups = ['yes', 'opened', 'personal', 'no'] as const;
  const all = groups.flatMap(cookiesThat);
  expect(all.sort()).toEqual(Object.keys(cookieTable).sort());
});

it('has no key for a page made with a cookie outside the key', () => {
  expect(keyOfPageMadeWith('currency', 'theme')).toBeDefined();
  expect(keyOfPageMadeWith('currency', 'redirect')).toBeUndefined();
});

it('forbids reading cookies that are not in the table', () => {
  const unlisted = 'big_text' as PlainCookie; // as: not in the table
  expect(() => keyOfPageMadeWith(unlisted)).toThrow('big_text');
});

it.each([
  ['of another host', { ...asked(), headers: { host: 'canary.example' } }],
  ['for a script', asked('', '/api/screens/page?path=/es/')],
  ['for a cookie written as no browser writes it', asked('__Host-theme =dark')],
  ['for an address that is too long', asked('', `/es/?${'x'.repeat(1_000)}`)],
])('has no key %s', (_, request) => {
  expect(keys.of(request as IncomingMessage)).toBeUndefined(); // as: the members that are read
});
