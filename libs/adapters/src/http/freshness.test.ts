import { freshnessOf } from './freshness.js';

it.each([
  ['public, max-age=60', { fresh: 60 }],
  ['max-age=60, s-maxage=5', { fresh: 5 }],
  [
    'Max-Age="30",stale-while-revalidate=10, stale-if-error=600',
    { fresh: 30, staleWhileRevalidate: 10, staleIfError: 600 },
  ],
  ['max-age=60, no-store', { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 }],
  ['private, max-age=60', { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 }],
  ['no-cache', { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 }],
  [['max-age=60', 'no-store'], { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 }],
  [['public', 'max-age=60'], { fresh: 60 }],
  ['max-age=soon', undefined],
  ['max-age=-1', undefined],
  ['must-revalidate', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads "%s"', (cacheControl, freshness) => {
  expect(freshnessOf(cacheControl)).toEqual(freshness);
});

it.each([
  ['max-age=60', '58', { fresh: 2 }],
  ['max-age=60', '120', { fresh: 0 }],
  ['max-age=60', 'abc', { fresh: 60 }],
  ['max-age=60', '-1', { fresh: 60 }],
  ['max-age=60', undefined, { fresh: 60 }],
  [
    'max-age=60, stale-while-revalidate=30, stale-if-error=600',
    '80',
    { fresh: 0, staleWhileRevalidate: 10, staleIfError: 580 },
  ],
])('of "%s" at an age of %s s is the remaining time', (cacheControl, age, freshness) => {
  expect(freshnessOf(cacheControl, age)).toEqual(freshness);
});
