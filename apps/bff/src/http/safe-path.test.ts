import { readFileSync } from 'node:fs';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { safePath } from './safe-path.js';

const origin = 'https://shop.example';
const corpus = readFileSync(
  new URL('../../../../test/support/corpora/open-redirects.txt', import.meta.url),
  'utf8',
).split('\n');

const leadsAway = (path: string) => new URL(path, origin).origin !== origin;

it.each(['/es', '/es/', '/en/carrito/', '/pt/ingresso-bruma/?date=2026-12-12&time=08%3A00'])(
  'keeps %s',
  (path) => {
    expect(safePath(path, origin)).toBe(path);
  },
);

it.each(['', '/', '/fr/', 'es/', '//es/', '/es//x', '/es/..//x', '/es/\\x', '/es/ x', '/es/%0ax'])(
  'refuses "%s"',
  (path) => {
    expect(safePath(path, origin)).toBeUndefined();
  },
);

it('rejects a corpus of redirect tricks, in five positions each', () => {
  expect(corpus.length).toBeGreaterThan(500);
  const tricks = corpus.flatMap((line) => [
    line,
    `/es/${line}`,
    `/es${line}`,
    `/es/?next=${line}`,
    `/es/..${line}`,
  ]);
  const escaped = tricks.filter((trick) => {
    const path = safePath(trick, origin);
    return path !== undefined && leadsAway(path);
  });
  expect(escaped).toEqual([]);
});

it('returns a path of ours or nothing, for any input', () => {
  const trick = fc.string({ unit: fc.constantFrom(...'/\\%2fes.:@?#&\t\n evil'.split('')) });
  fc.assert(
    fc.property(fc.oneof(trick, fc.string(), fc.webUrl()), (text) => {
      for (const path of [safePath(text, origin), safePath(`/es/${text}`, origin)])
        if (path !== undefined)
          expect([/^\/(es|en|pt)(?:[/?]|$)/.test(path), leadsAway(path)]).toEqual([true, false]);
    }),
    { numRuns: turns(5_000, 300) },
  );
});
