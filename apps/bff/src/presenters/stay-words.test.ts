import { countOf, stayWords, writeNote, writeParty, writeRule } from './stay-words.js';

it.each([
  ['es', '1 adulto, 1 niño (edad: 4) · todo incluido'],
  ['en', '1 adult, 1 child (age 4) · all-inclusive'],
  ['pt', '1 adulto, 1 criança (4 anos) · tudo incluído'],
] as const)('describes in %s the guests of a room: %s', (language, text) => {
  expect(writeParty({ adults: 1, childAges: [4] }, 'allInclusive', language)).toBe(text);
});

it('describes the guests of several rooms', () => {
  const text = '2 adults, 2 children (ages 0, 15) · half board';
  expect(writeParty({ adults: 2, childAges: [0, 15] }, 'halfBoard', 'en')).toBe(text);
});

const rule = (laterPercent: number) => ({ freeUntil: undefined, laterPercent });

it.each([
  [50, 'Mon, 18:00', 'Free cancellation until Mon, 18:00; then 50% is refunded'],
  [0, 'Mon, 18:00', 'Free cancellation until Mon, 18:00'],
  [50, undefined, 'Then 50% is refunded'],
  [0, undefined, 'No refund if you cancel'],
])('describes the refund: %d %% after %p is "%s"', (later, until, text) => {
  expect(writeRule(rule(later), until, 'en')).toBe(text);
});

it('names the code in a price, and counts nights', () => {
  expect(writeNote(undefined, 'en')).toBe('Taxes included');
  expect(writeNote('MAREA10', 'pt')).toBe('Impostos incluídos · com o código MAREA10');
  expect([1, 2].map((count) => countOf(stayWords.es.nights, count))).toEqual([
    '1 noche',
    '2 noches',
  ]);
});
