// `npm run wake`: the cost of a first touch on a slow phone before hydration; see docs/bench.md.
// `--runs=5` for a quick look.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, devices } from '@playwright/test';
import { median, quantile } from '../test/bench/statistics.mjs';
import { touchOnce } from '../test/bench/touch.mjs';
import { touches } from '../test/bench/touches.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { createOwnShop } from './lib/own-shop.mjs';
import { inRoot } from './lib/paths.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const sizes = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};

function readRuns() {
  const runs = Number(
    parseArgs({ options: { runs: { type: 'string', default: '30' } } }).values.runs,
  );
  if (!(runs >= 1)) throw new Obstacle('--runs is a number from 1');
  return runs;
}

const row = ([name, figure, value, goal]) =>
  `${name.padEnd(28)}${figure.padEnd(22)}${value.padStart(8)}${goal.padStart(10)}`;

const ms = (value) => `${Math.round(value)} ms`;

/** The result rows of a touch, and whether each is within its limit. */
function told({ name, mostPaintMs, mostEffectMs }, done) {
  const paint = quantile(
    done.map(({ paintMs }) => paintMs),
    0.95,
  );
  const effect = median(done.map(({ effectMs }) => effectMs));
  const unseen = done.filter(({ isShown }) => !isShown).length;
  const rows = [{ figure: 'to its effect, p50', value: effect, most: mostEffectMs }];
  if (mostPaintMs !== undefined)
    rows.unshift({ figure: 'to the next paint, p95', value: paint, most: mostPaintMs });
  for (const { figure, value, most } of rows) say(row([name, figure, ms(value), `≤ ${ms(most)}`]));
  if (mostPaintMs !== undefined && unseen > 0)
    say(`${name}: ${unseen} paints showed nothing of it`);
  const isMet = rows.every(({ value, most }) => value <= most);
  return { name, paintP95Ms: paint, effectP50Ms: effect, unseen, isMet, done };
}

/** Interleaves the touches, so that a busy moment affects all of them. */
async function measure(browser, url, runs) {
  const done = new Map(touches.map((touch) => [touch, []]));
  for (let run = 0; run < runs; run += 1)
    for (const touch of touches)
      done.get(touch).push(await touchOnce(browser, sizes[touch.size], url, touch));
  return touches.map((touch) => told(touch, done.get(touch)));
}

await runMain(async () => {
  const began = Date.now();
  const runs = readRuns();
  await ensureInstall();
  await ensureBuild();
  const browser = await chromium.launch({
    executablePath: await ensureTestBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const shop = await createOwnShop();
  const stopped = untilAsked(shop.kill).then(() => Promise.reject(new Obstacle('Stopped.')));
  try {
    await shop.start();
    const results = await Promise.race([measure(browser, shop.url, runs), stopped]);
    await mkdir(inRoot('test-results'), { recursive: true });
    const text = JSON.stringify({ date: new Date().toISOString(), results }, null, 2);
    await writeFile(inRoot('test-results/wake.json'), `${text}\n`);
    const isMet = results.every((one) => one.isMet);
    say(`${isMet ? 'MET' : 'NOT MET'}: ${runs} touches each, ${seconds(began)}.`);
    return isMet ? 0 : 1;
  } finally {
    await browser.close();
    await shop.close();
  }
});
