import type { OrderLink } from '@shop/domain';
import { CompactSign } from 'jose';
import { derivedKey } from './derived-keys.js';
import { JoseOrderLinks } from './jose-order-links.js';
import { JoseQuoteTokens } from './jose-quote-tokens.js';

const old = 'an-old-secret-of-at-least-32-characters';
const fresh = 'a-fresh-secret-of-at-least-32-characters';
const shop = 'https://tickets.example';
const use = 'link to an order, Ed25519';
const links = new JoseOrderLinks([fresh], shop);

const link: OrderLink = {
  orderId: 'TQ-7K2M-91XD',
  generation: 3,
  until: new Date('2027-01-12T05:00:00Z'),
};
const forged = { kind: 'forged' };
const foreign = { kind: 'foreign' };

const part = (token: string, at: number) =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString('utf8')) as object; // as: what we wrote

/** What another program could write with the shop's key. */
const signed = (said: unknown, key = derivedKey(fresh, use)) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(said)))
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'JWT' })
    .sign(key.secret);

it('reads what it wrote, even expired', async () => {
  for (const one of [link, { ...link, generation: 1, until: new Date(0) }])
    expect(await links.read(await links.write(one))).toEqual({ kind: 'link', link: one });
});

it('is a JWT with issuer, subject and expiry, without name or email', async () => {
  const token = await links.write(link);
  expect(encodeURIComponent(token)).toBe(token);
  expect(token.length).toBeLessThan(400);
  expect(part(token, 0)).toMatchObject({ alg: 'EdDSA', typ: 'JWT' });
  expect(part(token, 1)).toEqual({
    iss: shop,
    aud: 'order',
    sub: link.orderId,
    gen: 3,
    exp: link.until.getTime() / 1000,
  });
});

it('signs with the first secret and accepts all; reports a link of a removed one as foreign', async () => {
  const before = await new JoseOrderLinks([old], shop).write(link);
  const both = new JoseOrderLinks([fresh, old], shop);
  expect(await both.read(before)).toEqual({ kind: 'link', link });
  expect(await links.read(await both.write(link))).toEqual({ kind: 'link', link });
  expect(await links.read(before)).toEqual(foreign);
});

it('reports a link of another shop as foreign, even with the same secret', async () => {
  const other = new JoseOrderLinks([fresh], 'https://other.example');
  expect(await links.read(await other.write(link))).toEqual(foreign);
});

it('rejects tokens for another purpose, and is rejected as one', async () => {
  const quotes = new JoseQuoteTokens([fresh]);
  const quote = await quotes.write({
    until: link.until,
    currency: 'MXN',
    lines: [],
    hadCode: false,
  });
  expect(await links.read(quote)).toEqual(foreign);
  expect(await quotes.read(await links.write(link))).toBeUndefined();
});

it('rejects a change of any letter', async () => {
  const token = await links.write(link);
  for (let at = 0; at < token.length; at += 1)
    for (const other of ['A', '_', '.'].filter((one) => one !== token[at])) {
      const { kind } = await links.read(token.slice(0, at) + other + token.slice(at + 1));
      expect([at, other, kind]).not.toEqual([at, other, 'link']);
    }
});

it('rejects truncated and extended links', async () => {
  const token = await links.write(link);
  for (let at = 0; at < token.length; at += 1)
    expect((await links.read(token.slice(0, at))).kind).not.toBe('link');
  for (const more of ['A', '=', ' ', '\n', '.', `.${token}`])
    expect(await links.read(token + more)).toEqual(forged);
});

it.each(['', '.', 'a.b.c', `${'a'.repeat(300_000)}.b.c`, '\u202e', 'á.é.í'])(
  'rejects %#',
  async (text) => {
    expect(await links.read(text)).toEqual(forged);
  },
);

it('rejects an unsigned token and one of our key for another purpose', async () => {
  const token = await links.write(link);
  const [, body = ''] = token.split('.');
  const encoded = (what: unknown) => Buffer.from(JSON.stringify(what)).toString('base64url');
  const { id } = derivedKey(fresh, use);
  for (const header of [{ alg: 'none' }, { alg: 'none', kid: id }, { alg: 'HS512', kid: id }])
    expect(await links.read(`${encoded(header)}.${body}.${'A'.repeat(86)}`)).toEqual(forged);
  const other = { ...derivedKey(fresh, 'another use'), id };
  expect(await links.read(await signed(part(token, 1), other))).toEqual(forged);
});

describe('a signed link of another shape is forged:', () => {
  it.each([
    ['another use', { aud: 'account' }],
    ['no order', { sub: '' }],
    ['no generation', { gen: undefined }],
    ['half a generation', { gen: 1.5 }],
    ['an end that is text', { exp: '1' }],
    ['no end', { exp: undefined }],
    ['a claim more', { admin: true }],
  ])('%s', async (_, change) => {
    const said = { ...part(await links.write(link), 1), ...change };
    expect(await links.read(await signed(said))).toEqual(forged);
  });

  it('invalid JSON', async () => {
    expect(await links.read(await signed('text'))).toEqual(forged);
  });
});
