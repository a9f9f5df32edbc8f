import { addDays, parkDayAt, type PriceRule, unitTypes } from '@shop/domain';
import type { BuilderView } from '@shop/ports/screens';
import { builderAt, builderCatalogue } from '@shop/test/a-builder';
import { turns } from '@shop/test/corpus';
import fc from 'fast-check';

const today = parkDayAt(new Date('2026-11-20T15:00:00Z'));
const parks = ['bruma', 'guarida', 'copalera', 'son-de-rio', 'gran-ceiba-basico', 'laguna-nacar'];

const storiesOf = ({ summary }: BuilderView) =>
  summary.parts.flatMap(({ slug, story }) => (story ? [{ slug, ...story }] : []));
/** Whether a rule applies: it is the tier, or, for `child`, it is not among the skipped ones. */
const acts = (view: BuilderView, of: string, rule: PriceRule) =>
  storiesOf(view)
    .filter(({ slug }) => slug === of)
    .map(({ tier, skipped }) =>
      rule === 'child'
        ? view.people.some((row) => row.unit === 'CHILD' && row.quantity > 0) &&
          skipped.every((one) => one.rule !== 'child')
        : tier?.rule === rule,
    );

const anyDraft = fc.record({
  slugs: fc.uniqueArray(fc.constantFrom(...parks), { minLength: 1, maxLength: 3 }),
  leads: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 3 }),
  people: fc.record({
    ADULT: fc.integer({ min: 1, max: 3 }),
    CHILD: fc.integer({ min: 0, max: 1 }),
    INFANT: fc.integer({ min: 0, max: 1 }),
  }),
  few: fc.array(
    fc.record({
      slug: fc.constantFrom(...parks),
      // Around the first days of a tier, and next to another visit.
      lead: fc.oneof(fc.constantFrom(7, 8, 9, 21, 22, 23), fc.integer({ min: 1, max: 40 })),
      places: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 20, maxLength: 60 },
  ),
});

it('leads by each builder link to its rule, on all available data', async () => {
  let followed = 0;
  const eachLink = fc.asyncProperty(anyDraft, async ({ slugs, leads, people, few }) => {
    const catalogue = builderCatalogue();
    for (const { slug, lead, places } of few) catalogue.leave(slug, addDays(today, lead), places);
    const query = new URLSearchParams(
      slugs.map((slug, at) => ['part', `${slug}_${addDays(today, leads[at] ?? 1)}`]),
    );
    for (const unit of unitTypes)
      query.set(
        { ADULT: 'adults', CHILD: 'children', INFANT: 'infants' }[unit],
        String(people[unit]),
      );
    const before = await builderAt(String(query), { catalogue });
    for (const { slug, skipped } of storiesOf(before))
      for (const { rule, way } of skipped) {
        if (!way) continue;
        followed += 1;
        expect(acts(before, slug, rule)).toEqual([false]);
        const after = await builderAt(way.href.split('?')[1] ?? '', { catalogue });
        expect(acts(after, slug, rule)).toEqual([true]);
        expect([after.summary.problem, after.problems]).toEqual([undefined, []]);
        expect(after.summary.priced).toBeGreaterThanOrEqual(before.summary.priced);
      }
  });
  await fc.assert(eachLink, { numRuns: turns(500, 6) });
  // By chance there may be few links: add runs until enough were followed.
  while (followed <= 10) await fc.assert(eachLink, { numRuns: 4 });
});

const soon = 'part=bruma_2026-11-23&part=guarida_2026-11-24';
const tipsOf = async (draft: string, slug = 'bruma') =>
  storiesOf(await builderAt(draft))
    .find((one) => one.slug === slug)
    ?.skipped.map(({ rule, reason, way }) => [rule, reason, way?.text]);

it('explains for each rule why it does not apply, and what would trigger it', async () => {
  expect(await tipsOf(soon)).toEqual([
    ['combo', 'fewParks', 'Laguna Nácar (dom 22 nov)'],
    ['longAdvance', 'tooSoon', 'vie 11 dic 2026'],
    ['advance', 'tooSoon', 'vie 27 nov 2026'],
    ['child', 'notThisAge', ''],
  ]);
});

it('has no link to more parks beside an incomplete part, nor past a combo', async () => {
  expect((await tipsOf('part=bruma_2026-11-23&part=guarida'))?.[0]).toEqual([
    'combo',
    'fewParks',
    undefined,
  ]);
  expect(await tipsOf(`${soon}&part=son-de-rio_2026-11-25`)).toEqual([
    ['longAdvance', 'betterTier', undefined],
    ['advance', 'betterTier', undefined],
    ['child', 'notThisAge', ''],
  ]);
});

it('keeps the package that is being edited', async () => {
  const [story] = storiesOf(await builderAt(`${soon}&package=p-1`));
  for (const { way } of story?.skipped ?? []) expect(way?.href).toContain('package=p-1');
});
