import { isUnknownQuery } from './is-unknown-query.js';

const understood = { kind: ['park'], pick: ['bruma', 'nacar'], month: [undefined] };

it.each([
  ['', false],
  ['kind=park', false],
  ['kind=park&utm_source=mail&q=1', false],
  ['pick=bruma,nacar', false],
  ['pick=bruma&pick=nacar', false],
  ['kind=castle', true],
  ['kind=park&kind=park', true],
  ['pick=bruma,bruma', true],
  ['pick=bruma,atlantis', true],
  ['month=2031-01', true],
  ['kind=', true],
])('judges "%s": %s', (query, expected) => {
  expect(isUnknownQuery(new URLSearchParams(query), ['kind', 'pick', 'month'], understood)).toBe(
    expected,
  );
});
