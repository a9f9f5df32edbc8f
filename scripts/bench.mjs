// `npm run bench`: performance figures as ratios within one run; docs/bench.md explains each.
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { measureAgainst } from '../test/bench/against.mjs';
import { buildCheckout } from '../test/bench/checkout.mjs';
import { tableOf } from '../test/bench/figures.mjs';
import {
  measureAll,
  measureDrift,
  measureSearches,
  measureSuggestions,
  startPaymentApi,
} from '../test/bench/measure.mjs';
import { measureMemory } from '../test/bench/memory.mjs';
import { killAllOwn, stopAllOwn } from '../test/bench/programs.mjs';
import { createShop } from '../test/bench/start-shop.mjs';
import { startSearchApi } from '../test/bench/suggestions.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { sparing } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const minuteMs = 60_000;
const { values: asked } = parseArgs({
  options: {
    profile: { type: 'boolean' },
    against: { type: 'string' },
    memory: { type: 'boolean' },
    searches: { type: 'boolean' },
    suggestions: { type: 'boolean' },
    drift: { type: 'boolean' },
  },
});

/** Every program of the bench inherits the profiler, which slows what it measures. */
function profile() {
  process.env.NODE_OPTIONS = `${sparing.NODE_OPTIONS} --import ${pathToFileURL(inRoot('test/bench/profile.mjs'))}`;
  say('Profiling into test-results/bench-profiles: the figures of this run are not to be quoted.');
}

async function startBackends() {
  const [payment, search] = await Promise.all([startPaymentApi(), startSearchApi()]);
  return {
    paymentOrigin: `http://localhost:${payment.first.port}`,
    searchOrigin: `http://localhost:${search.first.port}`,
  };
}

const measurements = {
  all: {
    patienceMs: 12 * minuteMs,
    async run(shops) {
      const origins = await startBackends();
      return measureAll(await shops.start(origins), origins);
    },
  },
  against: {
    patienceMs: 8 * minuteMs,
    async run(shops) {
      say(`Building ${asked.against} …`);
      const { folder, remove } = await buildCheckout(asked.against);
      shops.onStop(remove);
      const origins = await startBackends();
      const before = await shops.start(origins, { checkout: folder });
      return measureAgainst(await shops.start(origins), before);
    },
  },
  memory: {
    patienceMs: 15 * minuteMs,
    run: async (shops) =>
      // The shop's default cache time.
      measureMemory(await shops.start(await startBackends(), { keptSeconds: '30' })),
  },
  searches: {
    patienceMs: 3 * minuteMs,
    run: async (shops) => ({
      figures: await measureSearches(await shops.start(await startBackends())),
    }),
  },
  suggestions: {
    patienceMs: 2 * minuteMs,
    async run(shops) {
      const origins = await startBackends();
      return { figures: await measureSuggestions(await shops.start(origins), origins) };
    },
  },
  drift: {
    patienceMs: minuteMs,
    run: async () => ({ figures: await measureDrift() }),
  },
};

const measurement =
  measurements[
    ['against', 'memory', 'searches', 'suggestions', 'drift'].find(
      (one) => asked[one] !== undefined,
    ) ?? 'all'
  ];

function createShops() {
  const ends = [];
  const kills = [];
  return {
    start(origins, options) {
      const shop = createShop(options);
      ends.push(shop.stop);
      kills.push(shop.kill);
      return shop.start(origins);
    },
    onStop: (end) => void ends.push(end),
    async stop() {
      for (const end of ends.reverse()) await end();
    },
    kill: () => kills.forEach((kill) => kill()),
  };
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
  if (asked.profile) profile();
  const shops = createShops();
  const kill = () => [shops.kill(), killAllOwn()];
  const stopped = untilAsked(kill).then(() => Promise.reject(new Obstacle('Stopped.')));
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Obstacle('The bench took too long.')),
      measurement.patienceMs,
    );
  });
  try {
    const result = { ...before, ...(await Promise.race([measurement.run(shops), stopped, late])) };
    await write(result);
    conclude(result, began);
  } finally {
    clearTimeout(timer);
    await shops.stop();
    await stopAllOwn();
  }
});
