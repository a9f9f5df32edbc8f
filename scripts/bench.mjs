// `npm run bench`: the speed figures, as ratios of one run; docs/bench.md says what each means.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { pathToFileURL } from 'node:url';
import { tableOf } from '../test/bench/figures.mjs';
import { measureAll, startPaymentApi } from '../test/bench/measure.mjs';
import { killAllOwn, stopAllOwn } from '../test/bench/programs.mjs';
import { createShop } from '../test/bench/start-shop.mjs';
import { startSearchApi } from '../test/bench/suggestions.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { inRoot } from './lib/paths.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const patienceMs = 230_000;
const isProfiled = process.argv.includes('--profile');

/** Every program of the bench inherits this; a profile slows what it looks at. */
function profile() {
  process.env.NODE_OPTIONS = `--import ${pathToFileURL(inRoot('test/bench/profile.mjs'))}`;
  say('Profiling into test-results/bench-profiles: the figures of this run are not to be quoted.');
}

async function run(shop) {
  const [payment, search] = await Promise.all([startPaymentApi(), startSearchApi()]);
  const origins = {
    paymentOrigin: `http://localhost:${payment.first.port}`,
    searchOrigin: `http://localhost:${search.first.port}`,
  };
  return measureAll(await shop.start(origins), origins);
}

async function write(result) {
  await mkdir(inRoot('test-results'), { recursive: true });
  await writeFile(inRoot('test-results/bench.json'), `${JSON.stringify(result, null, 2)}\n`);
}

const machine = () => ({
  date: new Date().toISOString(),
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cores: availableParallelism(),
  load: loadavg()[0],
});

function conclude({ figures, ...rest }, began) {
  say(`\n${tableOf(figures)}\n`);
  const missed = figures.filter(({ verdict }) => verdict === 'NOT MET');
  for (const { name, goal, told } of missed) say(`NOT MET: ${name}, ${goal}: ${told}`);
  if (missed.length === 0) say('Every goal is met.');
  const { node, cores, load } = rest;
  say(`Node ${node}, ${cores} cores, load ${load.toFixed(1)} at the start; ${seconds(began)}.`);
}

await runMain(async () => {
  await ensureInstall();
  await ensureBuild();
  const began = Date.now();
  const before = machine();
  if (isProfiled) profile();
  const shop = createShop();
  const kill = () => [shop.kill(), killAllOwn()];
  const stopped = untilAsked(kill).then(() => Promise.reject(new Obstacle('Stopped.')));
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Obstacle('The bench took too long.')), patienceMs);
  });
  try {
    const result = { ...before, ...(await Promise.race([run(shop), stopped, late])) };
    await write(result);
    conclude(result, began);
  } finally {
    clearTimeout(timer);
    await shop.stop();
    await stopAllOwn();
  }
});
