import { anyCharacter } from '@shop/test/any-character';
import fc from 'fast-check';
import { longestQuery, markWords, type SearchEntry, settleQuery } from './search.js';
import { searchIn, SearchIndexBuilder } from './search-index.js';

function indexOf(entries: readonly SearchEntry[]) {
  const builder = new SearchIndexBuilder<SearchEntry>();
  for (const one of entries) builder.add(one);
  return builder.index();
}

const entry = (differs: Partial<SearchEntry>): SearchEntry => ({
  id: 'copalera',
  group: 'parks',
  name: 'Copalera',
  text: 'Siete tirolesas y cavernas en la selva de copales',
  ...differs,
});

const index = indexOf([
  entry({}),
  entry({ id: 'copalera-fuego', name: 'Copalera Fuego', text: 'Tirolesa de noche' }),
  entry({ id: 'laguna-nacar', name: 'Laguna Nácar', text: 'Toboganes y río lento' }),
  entry({
    id: 'barlovento',
    group: 'tours',
    name: 'Barlovento',
    text: 'Catamarán a la laguna, junto al manglar',
  }),
  entry({ id: 'hotel', group: 'hotels', name: 'Hotel Manglar', text: 'Entre raíces' }),
]);

const found = (query: string) => searchIn(index, query).map(({ id }) => id);

it.each([
  ['nacar', ['laguna-nacar']],
  ['NÁCAR', ['laguna-nacar']],
  ['tirolesas', ['copalera', 'copalera-fuego']],
  ['hoteles', ['hotel']],
  ['cop', ['copalera', 'copalera-fuego']],
  ['fuego copalera', ['copalera-fuego']],
  ['copalera laguna', []],
  ['laguna', ['laguna-nacar', 'barlovento']],
  ['opalera', []],
  ['', []],
])('"%s" finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

it('searches only the names on request', () => {
  const ids = searchIn(index, 'la', ['name']).map(({ id }) => id);
  expect(ids).toEqual(['laguna-nacar']);
});

it('ranks a name over a text, and a full name over a longer one', () => {
  expect(found('copalera')).toEqual(['copalera', 'copalera-fuego']);
  expect(found('laguna')[0]).toBe('laguna-nacar');
  expect(found('manglar')).toEqual(['hotel', 'barlovento']);
});

it('ranks a place’s type over text about another place', () => {
  const ticket = entry({ id: 'plus', name: 'Gran Ceiba Plus', text: 'Con equipo de snorkel' });
  const park = { id: 'nacar', name: 'Laguna Nácar', kind: 'Parque de agua y snorkel' };
  const reef = entry({ id: 'snorkel', name: 'Snorkel de noche', text: '' });
  const ids = searchIn(indexOf([ticket, entry(park), reef]), 'sno').map(({ id }) => id);
  expect(ids).toEqual(['snorkel', 'nacar', 'plus']);
});

it('never throws, and marks a text without changing it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: 'grapheme' }),
      (query, text) => {
        searchIn(index, query);
        expect(
          markWords(text, query)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      },
    ),
  );
});

it('marks matching words regardless of accents', () => {
  expect(markWords('Río de luz, ríos', 'rio')).toEqual([
    { text: 'Río', isMarked: true },
    { text: ' de luz, ', isMarked: false },
    { text: 'ríos', isMarked: true },
  ]);
});

it('truncates a long query and keeps it on one line', () => {
  expect(settleQuery(`  a\u0000\r\nb\u202e  c  `)).toBe('a b c');
  expect([...settleQuery('🦜'.repeat(500))]).toHaveLength(longestQuery);
});
