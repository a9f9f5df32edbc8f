import type { SearchEntry } from './search.js';
import { SearchIndexBuilder } from './search-index.js';
import { suggestSpelling } from './spelling.js';

const entries: readonly SearchEntry[] = [
  { id: 'a', group: 'parks', name: 'Copalera', text: 'Tirolesas y cavernas' },
  { id: 'b', group: 'parks', name: 'Laguna Nácar', text: 'Toboganes' },
];
const builder = new SearchIndexBuilder<SearchEntry>();
for (const one of entries) builder.add(one);
const index = builder.index();

it.each([
  ['coplaera', 'copalera'],
  ['lagna nacar', 'laguna nacar'],
  ['TIROLEZAS', 'tirolesas'],
  ['laguna', undefined],
  ['submarino', undefined],
  ['', undefined],
])('"%s" is spelled %s', (query, spelled) => {
  expect(suggestSpelling(index, query)).toBe(spelled);
});

it('suggests nothing for 5,000 letters', () => {
  expect(suggestSpelling(index, 'a'.repeat(5_000))).toBeUndefined();
});
