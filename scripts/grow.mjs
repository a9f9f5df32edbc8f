// `npm run grow -- --times=60`: two shops on one machine, one with the sandbox's catalogue and one
// with it so many times, asked in turns; see docs/bench.md. `--rounds` is the number of turns.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { killAllOwn, startOwn, stopAllOwn } from '../test/bench/programs.mjs';
import { cpuMsOf, createShop, residentBytesOf } from '../test/bench/start-shop.mjs';
import { quantile } from '../test/bench/statistics.mjs';
import { browser } from '../test/bench/visits.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { Obstacle, runMain, say } from './lib/say.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const { times, rounds } = parseArgs({
  options: {
    times: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '300' },
  },
}).values;

const mostGrowth = 1.5;
const idleSeconds = 20;
const settledMs = 15_000;
const warmUps = 40;

const pages = {
  home: '/es/',
  list: '/es/parques-y-tours/',
  buy: '/es/entrada-bruma/',
  builder: '/es/arma-tu-paquete/',
  search: '/es/busqueda/?q=laguna',
  suggestions: '/api/search/suggestions?q=lag&language=es&path=%2Fes%2F',
  sitemap: '/sitemap-es.xml',
};

async function timeOf({ url }, path) {
  const began = performance.now();
  const answer = await fetch(url + path, { headers: browser });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Obstacle(`${answer.status} of ${path}`);
  return performance.now() - began;
}

/** Milliseconds of each reply and processor time per reply, the two shops in turns. */
async function measure(path, shops) {
  const sides = shops.map((shop) => ({ shop, ms: [] }));
  for (let turn = 0; turn < warmUps; turn += 1)
    for (const { shop } of sides) await timeOf(shop, path);
  for (const side of sides) side.cpuBefore = await cpuMsOf(side.shop);
  for (let turn = 0; turn < Number(rounds); turn += 1)
    for (const { shop, ms } of sides) ms.push(await timeOf(shop, path));
  return Promise.all(
    sides.map(async ({ shop, ms, cpuBefore }) => ({
      p50: quantile(ms, 0.5),
      p99: quantile(ms, 0.99),
      cpu: ((await cpuMsOf(shop)) - cpuBefore) / ms.length,
    })),
  );
}

const row = (...cells) =>
  cells
    .map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 12 : 22))
    .join('');

function growthOf([once, grown]) {
  const cell = (figure) =>
    `${once[figure].toFixed(1)} → ${grown[figure].toFixed(1)} (${(grown[figure] / once[figure]).toFixed(2)} ×)`;
  return [cell('p50'), cell('p99'), cell('cpu')];
}

async function idle(shop) {
  const before = await cpuMsOf(shop);
  await pause(idleSeconds * 1000);
  const share = ((await cpuMsOf(shop)) - before) / (idleSeconds * 10);
  return `${share.toFixed(2)} % of a core, ${((await residentBytesOf(shop)) / 1e6).toFixed(0)} MB`;
}

async function run(bench) {
  const { backends: origin, beside } = await bench.start();
  const shopOf = async (name, count) => {
    const backend = await startOwn('grown-backend', { origin, times: count });
    return beside(name, { CART_API_URL: `http://localhost:${backend.first.port}/cart-api` });
  };
  const shops = [await shopOf('once', 1), await shopOf('grown', Number(times))];
  // The start is over by then.
  await pause(settledMs);
  say(`Idle for ${idleSeconds} s: once ${await idle(shops[0])}; grown ${await idle(shops[1])}.`);
  say(row(`× ${times}`, 'p50 ms', 'p99 ms', 'processor ms'));
  const missed = [];
  for (const [name, path] of Object.entries(pages)) {
    const both = await measure(path, shops);
    say(row(name, ...growthOf(both)));
    if (name !== 'sitemap' && both[1].p99 > mostGrowth * both[0].p99) missed.push(name);
  }
  for (const name of missed)
    say(`NOT MET: p99 of ${name} ≤ ${mostGrowth} × of the catalogue once.`);
}

await runMain(async () => {
  if (!(Number(times) >= 1 && Number(rounds) >= 1))
    throw new Obstacle('--times and --rounds are numbers from 1');
  await ensureInstall();
  await ensureBuild();
  const bench = createShop();
  const stopped = untilAsked(() => [bench.kill(), killAllOwn()]).then(() =>
    Promise.reject(new Obstacle('Stopped.')),
  );
  try {
    await Promise.race([run(bench), stopped]);
  } finally {
    await bench.stop();
    await stopAllOwn();
  }
});
