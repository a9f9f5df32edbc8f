import { turns } from '@shop/test/corpus';
import fc from 'fast-check';
import { addDays, daysBetween } from '../calendar/park-day.js';
import { tierFor, tiers } from '../pricing/tier.js';
import { type DatedPart, moreParks, type ParkOnOffer } from './more-parks.js';
import { packageProblems } from './package.js';

const first = '2026-12-12';
const part = (parent: string, day = first, products = 1): DatedPart => ({ parent, day, products });
const offer = (slug: string, ...days: readonly string[]): ParkOnOffer => ({
  slug,
  parent: slug,
  products: 1,
  days: days.map((day) => `2026-12-${day}`),
});

it.each<[string, readonly DatedPart[], number, readonly ParkOnOffer[], unknown]>([
  [
    'the first that are offered, each on its own day',
    [part('bruma')],
    2,
    [offer('copalera', '13', '14'), offer('guarida', '13', '14'), offer('son-de-rio', '15')],
    [
      ['copalera', '2026-12-13'],
      ['guarida', '2026-12-14'],
    ],
  ],
  [
    'the nearest day, before or after',
    [part('bruma')],
    1,
    [offer('copalera', '01', '09', '20')],
    [['copalera', '2026-12-09']],
  ],
  [
    'the earlier of two as near',
    [part('bruma')],
    1,
    [offer('copalera', '14', '10')],
    [['copalera', '2026-12-10']],
  ],
  [
    'the earlier of them in whichever order they are offered',
    [part('bruma')],
    1,
    [offer('copalera', '10', '14')],
    [['copalera', '2026-12-10']],
  ],
  [
    'none of a park that is there, nor on a day that is taken',
    [part('bruma'), part('copalera', '2026-12-13')],
    1,
    [offer('bruma', '15'), offer('guarida', '12', '13'), offer('son-de-rio', '13', '16')],
    [['son-de-rio', '2026-12-16']],
  ],
  ['nothing where there are too few', [part('bruma')], 2, [offer('copalera', '13')], undefined],
  [
    'nothing past what a package holds',
    [part('gran-ceiba-basico', first, 4)],
    2,
    [offer('copalera', '13'), offer('guarida', '14')],
    undefined,
  ],
  ['nothing to nothing', [], 1, [offer('copalera', '13')], undefined],
])('adds %s', (_, parts, more, offers, added) => {
  const found = moreParks(parts, more, offers);
  expect(found?.map(({ slug, day }) => [slug, day])).toEqual(added);
});

const slugs = ['bruma', 'copalera', 'guarida', 'son-de-rio', 'laguna-nacar'];
const anyDay = fc.nat({ max: 6 }).map((days) => addDays(first, days));
const anyOffer = fc.record({
  slug: fc.constantFrom(...slugs),
  days: fc.uniqueArray(anyDay, { maxLength: 4 }),
});

it('makes a package with the combo, on offered days, for any party', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...slugs), { minLength: 1, maxLength: 2 }),
      fc.array(anyOffer, { maxLength: 6 }),
      (chosen, offered) => {
        const parts = chosen.map((parent, at) => part(parent, addDays(first, at)));
        const offers = offered.map((one) => ({ ...one, parent: one.slug, products: 1 }));
        const added = moreParks(parts, tiers.combo.from - parts.length, offers);
        if (!added) return;
        const all = [...parts, ...added.map(({ slug, day }) => part(slug, day))];
        expect(packageProblems(all)).toEqual([]);
        for (const { slug, day } of added)
          expect(offers.some((one) => one.slug === slug && one.days.includes(day))).toBe(true);
        const { rule } = tierFor({
          leadDays: daysBetween('2026-12-10', first),
          notDiscount: true,
          parksInPackage: all.length,
        });
        expect(rule).toBe('combo');
      },
    ),
    { numRuns: turns(5_000, 500) },
  );
});
