import { anyCharacter } from '@shop/test/any-character';
import fc from 'fast-check';
import { fitName, isFitName, longestName, tidy } from './person-name.js';

it.each([
  ['  Ana ', 'Ana'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['\tAna María\n', 'Ana María'],
  [' ', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept);
});

it.each([
  '',
  'Ana',
  "O'Neil",
  'J.R. Ruiz',
  'Ma.Fernanda',
  'Ana M.',
  'María José',
  '\u674e\u5c0f\u9f99',
  '\u0627\u0628',
  'a'.repeat(80),
])('%j is fit for a name', (text) => {
  expect(isFitName(text)).toBe(true);
});

it.each([
  'Win at https://prize.example',
  'www.prize.example',
  'Ana prize.com',
  'prize.example/now',
  'bit.ly/x',
])('%j is a link, not a name', (text) => {
  expect(isFitName(text)).toBe(false);
});

it.each(['a'.repeat(81), 'Ana\nRuiz', 'Ana\u2028', 'Ana\u0000', 'Ana\u202e', 'Ana\ud800'])(
  '%j is not',
  (text) => {
    expect(isFitName(text)).toBe(false);
  },
);

it.each([
  ['Ana', 'Ana'],
  [' Ana\r\n  María ', 'Ana María'],
  ['A\u202ena', 'A na'],
  ['\u0000\u0007', ''],
  ['Ana\ud800', 'Ana'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['Ana https://prize.com/x', 'Ana https prize com x'],
  ['a'.repeat(500), 'a'.repeat(80)],
  [`${'a'.repeat(79)}\u{1f39f}`, 'a'.repeat(79)],
])('%j is made %j', (text, name) => {
  expect(fitName(text)).toBe(name);
});

it('makes a fit name of anything, and leaves a fit one as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const name = fitName(text);
      expect(isFitName(name)).toBe(true);
      expect(fitName(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(longestName);
    }),
  );
});
