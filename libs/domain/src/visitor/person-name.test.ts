import { anyCharacter } from '@shop/test/any-character';
import fc from 'fast-check';
import {
  fitName,
  isFitName,
  isNameOnTicket,
  longestName,
  splitName,
  tidyName,
  tidyNameOnTicket,
  wholeName,
} from './person-name.js';

it.each([
  ['  Ana ', 'Ana'],
  ['Jose\u0301', 'Jos\u00e9'],
  ['\tAna María\n', 'Ana María'],
  [' ', ''],
  ['\u064a\u0648\u0633\u0641\u200f', '\u064a\u0648\u0633\u0641'],
  ['\u200eJosé', 'José'],
  ['\u202aJosé\u202c', 'José'],
  ['\u2068José\u2069', 'José'],
  // Persian: a joiner at an end is removed, one inside a word stays.
  ['\u0646\u06cc\u0644\u0648\u0641\u0631\u200c', '\u0646\u06cc\u0644\u0648\u0641\u0631'],
  ['\u0645\u06cc\u200c\u0631\u0648', '\u0645\u06cc\u200c\u0631\u0648'],
  ['Ana \u200dRuiz', 'Ana Ruiz'],
  ['\u200b', ''],
  ['\u3164', ''],
  ['\u2800', ''],
  ['\u115f\u200d\u1160', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});

it.each([
  '',
  'Ana',
  "O'Neil",
  'J.R. Ruiz',
  'Ma.Fernanda',
  'Ma.Elena',
  'St.John',
  'J.Li',
  'Dr.Ng',
  'J.Wang',
  'Mrs.Day',
  'Ana Ruiz.Jr',
  'Ana Ruiz.MD',
  'D.la Cruz',
  'V.Date',
  'Ma.de los Ángeles',
  'J.de Souza',
  'Viajes del Sur S.A.de C.V.',
  'Ana M.',
  'María José',
  '\u674e\u5c0f\u9f99',
  '\u0627\u0628',
  'a'.repeat(80),
])('%j is a valid name', (text) => {
  expect(isFitName(text)).toBe(true);
});

it.each([
  'Win at https://prize.example',
  'www.prize.example',
  'Ana prize.com',
  'prize.example/now',
  'bit.ly/x',
  'Win at prize.de now',
  'x-y.de now',
  'Ana b2.de now',
  'ab.de',
  't.co',
  'Win at prize.casino',
  'Win at prize.it now',
  'prize.lat',
  'x7.ai',
  'приз.рф',
  'prize.example:8080',
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
  ['A\u202ena', 'Ana'],
  ['\u0000\u0007', ''],
  ['Ana\ud800', 'Ana'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['Ana https://prize.com/x', 'Ana https prize com x'],
  ['a'.repeat(500), 'a'.repeat(80)],
  [`${'a'.repeat(79)}\u{1f39f}`, 'a'.repeat(79)],
])('%j becomes %j', (text, name) => {
  expect(fitName(text)).toBe(name);
});

it('makes a valid name of any text, and keeps a valid one', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const name = fitName(text);
      expect(isFitName(name)).toBe(true);
      expect(fitName(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(longestName);
    }),
  );
});

it.each([
  ['Ruiz Vega, Ana María', 'Ana María', 'Ruiz Vega'],
  ['Mrs. Emma Clark', 'Emma', 'Clark'],
  ['Dra Ana Ruiz', 'Ana', 'Ruiz'],
  ['Clark, Dr. Emma', 'Emma', 'Clark'],
  ['Emma Clark, Jr.', 'Emma', 'Clark, Jr.'],
  ['Viajes del Sur, S.A. de C.V.', 'Viajes', 'del Sur, S.A. de C.V.'],
  ['Mr. Suharto', 'Suharto', ''],
  ['Ing Ruiz', 'Ing', 'Ruiz'],
])('splits %j into %j and %j', (whole, firstName, lastName) => {
  expect(splitName(whole)).toEqual({ firstName, lastName });
});

it.each([
  ['Suharto', 'Suharto', ''],
  [' Ana  María Ruiz ', 'Ana', 'María Ruiz'],
  ['', '', ''],
])('%j is the first name %j and the last name %j', (whole, firstName, lastName) => {
  expect(splitName(whole)).toEqual({ firstName, lastName });
  expect(wholeName(firstName, lastName)).toBe(fitName(whole));
});

it.each([
  ['Ana Ruiz', 'Ana Ruiz'],
  ['  Ana \t María\u00a0 Ruiz ', 'Ana María Ruiz'],
  ['Ana\u200bRuiz', 'AnaRuiz'],
  [' ', undefined],
  ['', undefined],
])('%j on a ticket is %j', (typed, name) => {
  expect(tidyNameOnTicket(typed)).toBe(name);
});

it.each(['Ana', 'J. O’Neill-Núñez', "D'Angelo", 'Mercè Gal·la', '王小明', 'محمد', 'a'.repeat(60)])(
  '%j may stand on a ticket',
  (name) => {
    expect(isNameOnTicket(name)).toBe(true);
  },
);

it.each(['Ana & Eva', 'Ana 2', 'Ana <b>', 'Ana, Eva', 'ana.com', '🎟', 'a'.repeat(61)])(
  '%j may not',
  (name) => {
    expect(isNameOnTicket(name)).toBe(false);
  },
);
