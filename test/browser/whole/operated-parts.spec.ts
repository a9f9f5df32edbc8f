import { everyPart, type PlacedPart } from '../support/operated-screens.js';
import { expect, test as base } from '../support/shop.js';
import { nameOf, type Reach, trialsOf } from '../support/trials.js';
import { attempt, type Place, type Trial, type Tried } from '../support/try-part.js';

/**
 * A part takes seconds. Every run tries rough kinds with late code. `npm run test:whole` tries all
 * kinds, also without code; `ALL_PAGES` tries every part of every page.
 */
const reach: Reach =
  process.env['ALL_PAGES'] !== undefined
    ? 'all'
    : process.env['CORPUS'] === 'whole'
      ? 'kinds'
      : 'rough';
const isWhole = reach === 'all';
const shares = { rough: 1, kinds: 4, all: 20 }[reach];
/** A share has many pages, and a worker's first test builds the list. */
const shareMs = isWhole ? 1_200_000 : 300_000;

// One worker builds the list only once.
base.describe.configure({ mode: reach === 'rough' ? 'default' : 'parallel' });

interface Fixtures {
  readonly place: Place;
}

const test = base.extend<Fixtures, { readonly parts: readonly PlacedPart[] }>({
  place: async ({ browser, baseURL }, use) => {
    await use({ browser, shop: baseURL ?? '' });
  },
  parts: [
    async ({ browser }, use) => {
      await use(await everyPart(browser, process.env['TAQUILLA_URL'] ?? '', reach));
    },
    { scope: 'worker', timeout: shareMs },
  ],
});

const isView = (one: string) => one.startsWith('call GET ');

/** Of several choices in a row only the last view counts. */
function withoutViewsBetween({ acts }: Trial, tried: Tried): Tried {
  if (acts.length === 1) return tried;
  const last = tried.asked.findLast(isView);
  return { ...tried, asked: tried.asked.filter((one) => !isView(one) || one === last) };
}

const documentsOf = ({ asked }: Tried) => asked.filter((one) => one.startsWith('document')).length;

/** What the visitor gets; the words may differ when the shop is unreachable. */
const coreOf = ({ asked, state: { words: _, ...state } }: Tried) => ({ asked, ...state });

/** Operated while the code is held, a part has the same effects as on a hydrated page. */
async function expectOnce(place: Place, trial: Trial): Promise<Tried> {
  const there = await attempt(place, trial, 'there');
  const held = await attempt(place, trial, 'held');
  const [once, late] = [there, held].map((tried) => withoutViewsBetween(trial, tried));
  expect.soft(late, `held: ${nameOf(trial)}`).toEqual(once);
  return there;
}

/** Without the code, a part does what HTML or the early script can do. */
async function expectPaper(place: Place, trial: Trial, there: Tried): Promise<void> {
  const lost = await attempt(place, trial, 'lost');
  const paper = await attempt(place, trial, 'no script at all');
  const [known, byPaper, byEarly] = [lost, paper, there].map(coreOf);
  const isCounted = String(known?.fields) === String(byEarly?.fields);
  const byBoth = { ...byPaper, fields: (isCounted ? byEarly : byPaper)?.fields };
  const isEarly = JSON.stringify(known) === JSON.stringify(byEarly);
  expect.soft(known, `lost: ${nameOf(trial)}`).toEqual(isEarly ? byEarly : byBoth);
  // Each document reports its missing code once.
  expect.soft(lost.reports, `reports: ${nameOf(trial)}`).toBeLessThanOrEqual(documentsOf(lost));
}

for (let share = 0; share < shares; share += 1)
  test(`every control takes effect once, whenever its code loads: ${share + 1} of ${shares}`, async ({
    place,
    parts,
  }, { annotations }) => {
    test.setTimeout(shareMs);
    const trials = trialsOf(parts, reach);
    const own = trials.filter((_, i) => i % shares === share);
    expect(own.length).toBeGreaterThan(5);
    const description = `${parts.length} parts, ${trials.length} trials`;
    annotations.push({ type: 'list', description });
    for (const trial of own)
      // The step's name appears beside a failure.
      await test.step(nameOf(trial), async () => {
        const there = await expectOnce(place, trial);
        if (reach !== 'rough') await expectPaper(place, trial, there);
      });
  });

test('detects a lost effect and a doubled one (control)', async ({ place, parts }) => {
  const own = parts.filter(({ device }) => device === 'desktop');
  const panel = own.find(({ kind }) => kind.startsWith('a island'));
  // A step button that sends a request; the planner's changes only a field.
  const count = own.find(
    ({ kind, screen }) => kind.startsWith('button button step') && screen.name !== 'home',
  );
  if (!panel || !count) throw new Error('the list has no panel, or no count');
  const pressing = (part: PlacedPart, times: number): Trial => ({
    screen: part.screen,
    device: part.device,
    acts: Array.from({ length: times }, () => ({ part, way: 'press' as const })),
  });
  const opened = await attempt(place, pressing(panel, 1), 'there');
  const lost = await attempt(place, pressing(panel, 1), 'no script at all');
  expect(lost.state).not.toEqual(opened.state);
  const once = await attempt(place, pressing({ ...count, at: 1 }, 1), 'there');
  const twice = await attempt(place, pressing({ ...count, at: 1 }, 2), 'there');
  expect(twice.asked).not.toEqual(once.asked);
  expect(twice.state.fields).not.toEqual(once.state.fields);
});

const translatedShares = 4;

/** Translators wrap text in `<font>` boxes, so lines break elsewhere. */
const withoutLayout = ({ state: { words, scroll: _, ...state }, ...rest }: Tried) => ({
  ...rest,
  state: { ...state, words: words.join('').replace(/\s/g, '') },
});

// Each takes seconds, so the screens are split into shares.
for (let share = 0; share < translatedShares; share += 1)
  test(`a translated page does the same in its language: ${share + 1} of ${translatedShares}`, async ({
    place,
    parts,
  }) => {
    test.setTimeout(shareMs);
    const trials = new Map(trialsOf(parts, 'kinds').map((one) => [one.screen.name, one]));
    const own = [...trials.values()].filter((_, at) => at % translatedShares === share);
    expect(own.length).toBeGreaterThan(2);
    for (const [at, trial] of own.entries()) {
      const state = at % 2 === 0 ? 'translated' : 'translated asleep';
      await test.step(`${state}: ${nameOf(trial)}`, async () => {
        const there = await attempt(place, trial, 'there');
        const translated = await attempt(place, trial, state);
        expect.soft(withoutLayout(translated), nameOf(trial)).toEqual(withoutLayout(there));
      });
    }
  });
