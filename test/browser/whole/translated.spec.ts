import { everyPart, type PlacedPart } from '../support/operated-screens.js';
import { expect, test as base } from '../support/shop.js';
import { nameOf, trialsOf } from '../support/trials.js';
import { attempt, type Place, type Tried } from '../support/try-part.js';

const shareMs = 300_000;

interface Fixtures {
  readonly place: Place;
}

const test = base.extend<Fixtures, { readonly parts: readonly PlacedPart[] }>({
  place: async ({ browser, baseURL }, use) => {
    await use({ browser, shop: baseURL ?? '' });
  },
  parts: [
    async ({ browser }, use) => {
      await use(await everyPart(browser, process.env['TAQUILLA_URL'] ?? '', 'rough'));
    },
    { scope: 'worker', timeout: shareMs },
  ],
});

test.describe.configure({ mode: 'parallel' });

const shares = 4;

/** A font is a box of its own in a row of boxes: lines break elsewhere. */
const withoutLayout = ({ state: { words, scroll: _, ...state }, ...rest }: Tried) => ({
  ...rest,
  state: { ...state, words: words.join('').replace(/\s/g, '') },
});

// By turns over the screens, since each takes seconds.
for (let share = 0; share < shares; share += 1)
  test(`a translated page does what it does in its own words: ${share + 1} of ${shares}`, async ({
    place,
    parts,
  }) => {
    test.setTimeout(shareMs);
    // One of each screen.
    const trials = new Map(trialsOf(parts, 'kinds').map((one) => [one.screen.name, one]));
    const own = [...trials.values()].filter((_, at) => at % shares === share);
    expect(own.length).toBeGreaterThan(3);
    for (const [at, trial] of own.entries()) {
      const state = at % 2 === 0 ? 'translated' : 'translated asleep';
      await test.step(`${state}: ${nameOf(trial)}`, async () => {
        const there = await attempt(place, trial, 'there');
        const translated = await attempt(place, trial, state);
        expect.soft(withoutLayout(translated), nameOf(trial)).toEqual(withoutLayout(there));
      });
    }
  });
