import { anyCharacter } from '@shop/test/any-character';
import fc from 'fast-check';
import { scrub } from './scrub.js';

it.each([
  ['two lines\r\nof it', 'two lines | of it'],
  ['a\u0000b\u001b[31mc\u202ed\u2066e', 'ab[31mcde'],
  ['mail ana.lopez+x@mail.example failed', 'mail [email] failed'],
  ['card 4111 1111 1111 1111, again 4111-1111-1111-1111', 'card [digits], again [digits]'],
  ['phone +52 998 000 9999', 'phone +[digits]'],
  ['at f (https://shop.example/es/?q=ana:1:2)', 'at f (https://shop.example/es/?[query])'],
  ['eyJhbGciOi.eyJzdWIi.c2ln in it', '[token] in it'],
  ['at paper-CZG_CTFN.js:12:34567', 'at paper-CZG_CTFN.js:12:34567'],
])('%j is written %j', (text, written) => {
  expect(scrub(text, 200)).toBe(written);
});

it('returns one line of the requested length, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      const written = scrub(text, 50);
      expect(written.length).toBeLessThanOrEqual(50);
      expect(written).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

it('runs in linear time on hostile input', () => {
  const began = process.cpuUsage();
  for (const text of [
    '@'.repeat(100_000),
    '1 '.repeat(50_000),
    'eyJ.'.repeat(25_000),
    '?'.repeat(9e4),
  ])
    scrub(text, 20_000);
  expect(process.cpuUsage(began).user).toBeLessThan(500_000);
});
