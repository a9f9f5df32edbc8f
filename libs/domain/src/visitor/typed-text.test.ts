import { codesToTry, tidy, tidyCode } from './typed-text.js';

it.each([
  ['ana@mail.example\u200b', 'ana@mail.example'],
  ['\u202aana@mail.example\u202c', 'ana@mail.example'],
  ['ana@mail.example\u2060', 'ana@mail.example'],
  ['ana\u00ad@mail.example', 'ana@mail.example'],
  ['ana@mail.example\ufe0f', 'ana@mail.example'],
  ['ana@mail.example\ufe0d', 'ana@mail.example'],
  ['ana\u034f@mail.example', 'ana@mail.example'],
  // A blank letter is no invisible mark: the field refuses it.
  ['ana\u3164@mail.example', 'ana\u3164@mail.example'],
  [' MX\u200e ', 'MX'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidy(typed)).toBe(kept);
});

it.each([
  '#TQ-1234-5678',
  'TQ\u20111234\u20115678',
  'TQ\u20131234\u20135678',
  '\u200bTQ-1234-5678',
  'TQ-1234-5678\u200e',
  'TQ-1234-5678.',
  '“TQ-1234-5678”',
  'ＴＱ-1234-5678',
])('the code %j is TQ-1234-5678', (typed) => {
  expect(tidyCode(typed)).toBe('TQ-1234-5678');
});

it.each([
  ['TQ 1234 5678', 2, ['TQ-1234-5678', 'TQ12345678']],
  ['tq12345678', 2, ['TQ12345678', 'TQ-1234-5678']],
  ['VH8Y JJ6Z GWVQ', 0, ['VH8Y-JJ6Z-GWVQ', 'VH8YJJ6ZGWVQ']],
  ['VH8YJJ6ZGWVQ', 0, ['VH8YJJ6ZGWVQ', 'VH8Y-JJ6Z-GWVQ']],
  ['vh8y\u2011jj6z\u2011gwvq', 0, ['VH8Y-JJ6Z-GWVQ', 'VH8YJJ6ZGWVQ']],
  ['', 0, []],
])('%j with a prefix of %i may be %j', (typed, prefix, codes) => {
  expect(codesToTry(typed, prefix)).toEqual(codes);
});
