// `npm run bench`: processor time per request, beside a bare server; docs/bench.md explains it.
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { buildCheckout } from '../test/bench/checkout.mjs';
import { measureParts, measureVisits, rowsOf, visitColumns } from '../test/bench/measure.mjs';
import { measureMemory } from '../test/bench/memory.mjs';
import { killAllOwn, stopAllOwn } from '../test/bench/programs.mjs';
import { measureScripts } from '../test/bench/scripts.mjs';
import { createShop } from '../test/bench/start-shop.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { sparing } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const { values: asked } = parseArgs({
  options: {
    profile: { type: 'boolean' },
    against: { type: 'string' },
    memory: { type: 'boolean' },
    traces: { type: 'boolean' },
    only: { type: 'string' },
  },
});

/** Every program of the bench inherits the profiler, which slows what it measures. */
function profile() {
  process.env.NODE_OPTIONS = `${sparing.NODE_OPTIONS} --import ${pathToFileURL(inRoot('test/bench/profile.mjs'))}`;
  say('Profiling into test-results/bench-profiles: the figures of this run are not to be quoted.');
}

const ends = [];
const kills = [killAllOwn];

function startShop(options) {
  const shop = createShop(options);
  ends.push(shop.stop);
  kills.push(shop.kill);
  return shop.start();
}

/** A collector that takes every batch; the variables that send a tenth of the requests to it. */
async function startCollector() {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  ends.push(() => collector.close());
  const endpoint = `http://127.0.0.1:${collector.address().port}`;
  return { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0.1' };
}

async function measure() {
  const { only } = asked;
  if (asked.memory)
    // The shop's default cache time.
    return { figures: await measureMemory(await startShop({ keptSeconds: '30' })) };
  if (asked.traces) {
    const before = await startShop();
    const shop = await startShop({ settings: await startCollector() });
    return { visits: await measureVisits(shop, { before, only }), figures: [] };
  }
  if (asked.against !== undefined) {
    say(`Building ${asked.against} …`);
    const { folder, remove } = await buildCheckout(asked.against);
    ends.push(remove);
    const before = await startShop({ checkout: folder });
    return { visits: await measureVisits(await startShop(), { before, only }), figures: [] };
  }
  const shop = await startShop();
  if (only === 'parts')
    return { figures: [...(await measureScripts(shop)), ...(await measureParts(shop))] };
  if (only !== undefined) return { visits: await measureVisits(shop, { only }), figures: [] };
  const figures = [...(await measureScripts(shop)), ...(await measureParts(shop))];
  return { visits: await measureVisits(shop, {}), figures };
}

function tableOf(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => (cell ?? '').padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function conclude({ visits, figures, load, node, cores }, began) {
  if (visits) say(`\n${tableOf([visitColumns, ...rowsOf(visits)])}`);
  const others = figures.map(({ name, value, goal }) => [name, value, goal]);
  if (others.length > 0) say(`\n${tableOf([['figure', 'measured', 'goal'], ...others])}`);
  for (const { name, goal } of figures.filter(({ isMissed }) => isMissed))
    say(`NOT MET: ${name}, ${goal}`);
  say(`Node ${node}, ${cores} cores, load ${load.toFixed(1)} at the start; ${seconds(began)}.`);
}

await runMain(async () => {
  await ensureInstall();
  await ensureBuild();
  const began = Date.now();
  const machine = {
    date: new Date().toISOString(),
    node: process.version,
    cores: availableParallelism(),
    load: loadavg()[0],
  };
  if (asked.profile) profile();
  const kill = () => kills.forEach((end) => end());
  const stopped = untilAsked(kill).then(() => Promise.reject(new Obstacle('Stopped.')));
  try {
    const result = { ...machine, ...(await Promise.race([measure(), stopped])) };
    await mkdir(inRoot('test-results'), { recursive: true });
    await writeFile(inRoot('test-results/bench.json'), `${JSON.stringify(result, null, 2)}\n`);
    conclude(result, began);
  } finally {
    for (const end of ends.reverse()) await end();
    await stopAllOwn();
  }
});
