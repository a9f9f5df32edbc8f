import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startShopPrograms } from '@shop/test/shop-programs';
import { Shoppers, type Step } from '@shop/test/shoppers';
import { quantile } from '../../bench/statistics.mjs';

/** `npm run load` sets its own numbers; other runs are short. */
const shoppers = Number(process.env.LOAD_SHOPPERS ?? 20);
const seconds = Number(process.env.LOAD_SECONDS ?? 30);
const pauseMs = 2_000;
const results = 'test-results';

const ms = (times: readonly number[], part: number) =>
  times.length > 0 ? Math.round(quantile([...times], part)) : 0;

const rowOf = ([name, { times, wrong }]: readonly [string, Step]) => ({
  step: name,
  answers: times.length,
  p50Ms: ms(times, 0.5),
  p99Ms: ms(times, 0.99),
  wrong,
});

const figureIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? NaN);

const ownSeconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;

type Spent = Readonly<Record<'shop' | 'sandbox' | 'machine' | 'shoppers', number>>;

const spent = (before: Spent, after: Spent) =>
  Object.fromEntries(
    (['shop', 'sandbox', 'shoppers', 'machine'] as const).map((who) => [
      who,
      Math.round(after[who] - before[who]),
    ]),
  );

it(
  `serves ${shoppers} shoppers for ${seconds} s without refusals, losses or duplicates`,
  async () => {
    // Its own shop. Times are recorded, not judged: event loop delay depends on the machine, so the
    // shop must not shed load.
    const shop = await startShopPrograms({ env: { SHED_DELAY_MS: '5000' } });
    const visit = new Shoppers(shop.url, pauseMs);
    const before = { ...(await shop.processorSeconds()), shoppers: ownSeconds() };
    await visit.run(shoppers, () => pause(seconds * 1_000));
    const after = { ...(await shop.processorSeconds()), shoppers: ownSeconds() };
    const steps = [...visit.steps].map(rowOf);
    const metrics = await shop.metrics();
    const books = await shop.check();
    await shop.stop();
    const figures = {
      shoppers,
      seconds,
      bought: visit.bought,
      ...books,
      residentMB: Math.round(figureIn(metrics, 'process_resident_memory_bytes') / 1e6),
      eventLoopP99Ms: Math.round(figureIn(metrics, 'nodejs_eventloop_lag_p99_seconds') * 1000),
      processorSeconds: spent(before, after),
      steps,
    };
    await mkdir(results, { recursive: true });
    await writeFile(`${results}/load.json`, `${JSON.stringify(figures, null, 2)}\n`);
    expect(steps.map(({ step, wrong }) => ({ step, wrong }))).toEqual(
      steps.map(({ step }) => ({ step, wrong: {} })),
    );
    expect(visit.bought).toBeGreaterThan(0);
    expect(books).toEqual({ captured: visit.bought, violations: [] });
  },
  (seconds + 120) * 1_000,
);
