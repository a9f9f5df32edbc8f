import { createHmac } from 'node:crypto';
import { type KeptLine, type SharedQuote, money } from '@shop/domain';
import { CompactSign } from 'jose';
import { derivedKey } from './derived-keys.js';
import { JoseQuoteTokens } from './jose-quote-tokens.js';

const old = 'an-old-secret-of-at-least-32-characters';
const fresh = 'a-fresh-secret-of-at-least-32-characters';
const use = 'kept quote, Ed25519';
const tokens = new JoseQuoteTokens([fresh]);

const line: KeptLine = {
  slug: 'ojos-de-agua',
  day: '2026-12-12',
  time: '08:00',
  components: [7],
  people: { ADULT: 2, CHILD: 1, INFANT: 1 },
  extras: ['transportWithFood', 'photo'],
  amount: money(123_456, 'MXN'),
  package: 2,
};
const open: KeptLine = {
  slug: 'bruma',
  day: undefined,
  time: undefined,
  components: [],
  people: { ADULT: 1, CHILD: 0, INFANT: 0 },
  extras: [],
  amount: money(0, 'MXN'),
  package: undefined,
};
const quote: SharedQuote = {
  until: new Date('2026-11-22T15:00:00Z'),
  currency: 'MXN',
  lines: [line, open],
  hadCode: true,
};

const encoded = (what: unknown) => Buffer.from(JSON.stringify(what)).toString('base64url');
const parts = (token: string) => token.split('.') as [string, string, string]; // as: a compact JWS
const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(parts(token)[1], 'base64url').toString('utf8')) as object; // as: what we wrote

/** What another program could write with the shop's key. */
const signed = (payload: string, header: object = {}, key = derivedKey(fresh, use)) =>
  new CompactSign(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: 'EdDSA', kid: key.id, ...header })
    .sign(key.secret);

it('reads what it wrote, even expired', async () => {
  for (const kept of [quote, { ...quote, hadCode: false, until: new Date(0) }])
    expect(await tokens.read(await tokens.write(kept))).toEqual(kept);
});

it('writes equal input equally, in URL-safe letters', async () => {
  const token = await tokens.write(quote);
  expect(token).toBe(await tokens.write(quote));
  expect(encodeURIComponent(token)).toBe(token);
});

it('writes exactly what the library would write', async () => {
  const token = await tokens.write(quote);
  expect(token).toBe(await signed(JSON.stringify(payloadOf(token))));
});

it('hides the pickup place, which may be the visitor’s hotel', async () => {
  const token = await tokens.write({ ...quote, lines: [{ ...line, pickup: 'hotel-arrecife' }] });
  expect(JSON.stringify(payloadOf(token))).not.toContain('arrecife');
  expect((await tokens.read(token))?.lines).toEqual([line]);
});

it('keeps ten lines with the longest names within a return path', async () => {
  const longest = { ...line, slug: 'camino-blanco-amanecer', amount: money(123_456_789, 'COP') };
  const lines = Array.from({ length: 10 }, () => longest);
  const token = await tokens.write({ ...quote, currency: 'COP', lines });
  expect(`/es/cotizacion/?q=${token}`.length).toBeLessThanOrEqual(1024);
});

it('keeps ten lines with invalid names within an address of 2,000 characters', async () => {
  const longest = { ...line, slug: 'x'.repeat(80), amount: money(123_456_789, 'COP') };
  const lines = Array.from({ length: 10 }, () => longest);
  const token = await tokens.write({ ...quote, currency: 'COP', lines });
  const address = `https://tickets.some-resort-group.example/es/cotizacion/?q=${token}`;
  expect(address.length).toBeLessThan(2_000);
});

it('signs with the first secret and accepts all', async () => {
  const before = await new JoseQuoteTokens([old]).write(quote);
  const both = new JoseQuoteTokens([fresh, old]);
  expect(await both.read(before)).toEqual(quote);
  expect(await tokens.read(before)).toBeUndefined();
  expect(await tokens.read(await both.write(quote))).toEqual(quote);
});

it('requires a secret', () => {
  expect(() => new JoseQuoteTokens([])).toThrow('secret');
});

it('derives one stable key pair per secret and purpose', () => {
  const ids = [derivedKey(fresh, use), derivedKey(old, use), derivedKey(fresh, 'another use')];
  expect(new Set(ids.map(({ id }) => id)).size).toBe(3);
  expect(derivedKey(fresh, use).id).toBe(ids[0]?.id);
});

it('rejects a change of any letter', async () => {
  const token = await tokens.write(quote);
  for (let at = 0; at < token.length; at += 1)
    for (const other of ['A', '_', '.'].filter((one) => one !== token[at])) {
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect([at, other, await tokens.read(changed)]).toEqual([at, other, undefined]);
    }
});

it('rejects truncated and extended tokens', async () => {
  const token = await tokens.write(quote);
  for (let at = 0; at < token.length; at += 1) {
    expect(await tokens.read(token.slice(0, at))).toBeUndefined();
    expect(await tokens.read(`${token.slice(0, at)}A${token.slice(at)}`)).toBeUndefined();
  }
  for (const more of ['A', '=', ' ', '\n', '.', `.${token}`])
    expect(await tokens.read(token + more)).toBeUndefined();
});

it('rejects another spelling of a signature with the same bytes', async () => {
  const token = await tokens.write(quote);
  const spelled = token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1);
  const bytes = (text: string) => Buffer.from(parts(text)[2], 'base64url');
  expect(bytes(spelled)).toEqual(bytes(token));
  expect(await tokens.read(spelled)).toBeUndefined();
});

it('rejects a payload under the signature of another', async () => {
  const [one, other] = [
    parts(await tokens.write(quote)),
    parts(await tokens.write({ ...quote, hadCode: false })),
  ];
  expect(await tokens.read([one[0], other[1], one[2]].join('.'))).toBeUndefined();
});

describe('rejects a token', () => {
  const payload = async () => parts(await tokens.write(quote))[1];
  const unsigned = (header: object, body: string) => `${encoded(header)}.${body}`;
  it.each([
    ['without a signature', { alg: 'none' }, ''],
    ['without an algorithm that says so', { alg: 'none', kid: derivedKey(fresh, use).id }, 'A'],
  ])('%s', async (_, header, letter) => {
    const text = unsigned(header, await payload());
    expect(await tokens.read(`${text}.${letter.repeat(86)}`)).toBeUndefined();
  });

  it('signed with public knowledge of our key', async () => {
    const { id, open: known } = derivedKey(fresh, use);
    const text = unsigned({ alg: 'HS512', kid: id }, await payload());
    const secret = known.export({ format: 'der', type: 'spki' });
    const signature = createHmac('sha512', secret).update(text).digest('base64url');
    expect(await tokens.read(`${text}.${signature}`)).toBeUndefined();
  });

  it('of our key for another purpose, under this one’s name', async () => {
    const other = derivedKey(fresh, 'another use');
    const text = JSON.stringify(payloadOf(await tokens.write(quote)));
    expect(await tokens.read(await signed(text, { kid: derivedKey(fresh, use).id }, other))).toBe(
      undefined,
    );
  });

  it('without a key id, or with an unknown one', async () => {
    const text = JSON.stringify(payloadOf(await tokens.write(quote)));
    for (const kid of [undefined, '', 'nobodys1', '__proto__'])
      expect(await tokens.read(await signed(text, { kid }))).toBeUndefined();
    expect(await tokens.read(await signed(text))).toEqual(quote);
  });

  it('with critical headers of its own', async () => {
    const text = JSON.stringify(payloadOf(await tokens.write(quote)));
    const critical = { crit: ['exp'], exp: 1 };
    const token = `${encoded({ alg: 'EdDSA', kid: derivedKey(fresh, use).id, ...critical })}.${encoded(text)}`;
    expect(await tokens.read(`${token}.${'A'.repeat(86)}`)).toBeUndefined();
  });

  it('without the token format', async () => {
    const odd = ['', '.', '..', 'x', 'a.b.c', `${'a'.repeat(300_000)}.b.c`, '\u202e', 'á.é.í'];
    for (const text of odd) expect(await tokens.read(text)).toBeUndefined();
  });
});

describe('a signed token of another shape is rejected:', () => {
  const changed = async (change: (payload: object) => unknown) =>
    tokens.read(await signed(JSON.stringify(change(payloadOf(await tokens.write(quote))))));
  const withLine = (text: string) => (payload: object) => ({ ...payload, l: [text] });

  it.each([
    ['another version', (one: object) => ({ ...one, v: 2 })],
    ['no version', (one: object) => ({ ...one, v: undefined })],
    ['a field more', (one: object) => ({ ...one, free: true })],
    ['an end that is text', (one: object) => ({ ...one, e: '1' })],
    ['an end that no clock shows', (one: object) => ({ ...one, e: 8_640_000_000_001 })],
    ['a currency that we have not', (one: object) => ({ ...one, c: 'XXX' })],
    ['a currency that every object has', (one: object) => ({ ...one, c: 'toString' })],
    ['no line', (one: object) => ({ ...one, l: [] })],
    ['too many lines', (one: object) => ({ ...one, l: Array(51).fill('bruma...1.0.0...1.') })],
    ['a line that is no text', (one: object) => ({ ...one, l: [7] })],
    ['a slug that is a path', withLine('../admin...1.0.0...1.')],
    ['a day that is before all parks', withLine('bruma.1..1.0.0...1.')],
    ['a day as it is written', withLine('bruma.2026-12-12..1.0.0...1.')],
    ['an hour that there is not', withLine('bruma.20799.2500.1.0.0...1.')],
    ['half a person', withLine('bruma.20799..0.5.0.0...1.')],
    ['too many people', withLine('bruma.20799..10000.0.0...1.')],
    ['nobody knows how many', withLine('bruma.20799..1...1.')],
    ['an add-on that we have not', withLine('bruma.20799..1.0.0.z..1.')],
    ['an activity by its name', withLine('bruma.20799..1.0.0..x.1.')],
    ['a negative amount', withLine('bruma.20799..1.0.0...-1.')],
    ['no amount', withLine('bruma.20799..1.0.0....')],
    ['a package without a number', withLine('bruma.20799..1.0.0...1.x')],
    ['nothing', () => null],
    ['a list', () => [1]],
  ])('%s', async (_, change) => {
    expect(await changed(change)).toBeUndefined();
  });

  it('though a similar one is valid', async () => {
    const read = await changed(withLine('bruma.20799.0800.1.0.0.t.7-8.1.2'));
    expect(read?.lines).toEqual([
      {
        slug: 'bruma',
        day: '2026-12-12',
        time: '08:00',
        components: [7, 8],
        people: { ADULT: 1, CHILD: 0, INFANT: 0 },
        extras: ['transport'],
        amount: money(1, 'MXN'),
        package: 2,
      },
    ]);
  });

  it('invalid JSON', async () => {
    expect(await tokens.read(await signed('not json'))).toBeUndefined();
  });
});
