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
  ['max-age=soon', undefined],
  ['max-age=-1', undefined],
  ['must-revalidate', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads "%s"', (cacheControl, freshness) => {
  expect(freshnessOf(cacheControl)).toEqual(freshness);
});
