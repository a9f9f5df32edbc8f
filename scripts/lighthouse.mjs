// `npm run lighthouse`: Lighthouse scores of nine pages on a phone; medians beside goals.
// `--runs=1` for a quick look, `--only=home` for one page.
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../test/bench/statistics.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { createOwnShop } from './lib/own-shop.mjs';
import { inRoot } from './lib/paths.mjs';
import { Obstacle, runMain, say, seconds } from './lib/say.mjs';
import { untilAsked } from './lib/until-asked.mjs';

const pages = {
  home: '/es/',
  list: '/es/parques-y-tours/',
  buy: '/es/tour-ojos-de-agua/',
  builder: '/es/arma-tu-paquete/',
  about: '/es/acerca-de-gran-ceiba/',
  hotels: '/es/hoteles-coralibri/',
  hotel: '/es/hoteles-manglar/',
  room: '/es/habitacion-manglar-mangle/',
  rooms: roomsPath(),
};

function roomsPath() {
  const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return `/es/buscar-habitacion/?checkin=${day(60)}&checkout=${day(63)}&rooms=1&adults1=2`;
}
const goals = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** These pages hydrate without a touch, which costs them a point. */
const performanceOf = { buy: 99, builder: 99 };
/** Results pages are not indexable (docs/rules/pages.md#index), so that audit is skipped. */
const skippedOf = { rooms: ['is-crawlable'] };
const mostLcpMs = 1_600;
const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'];

function readOrder() {
  const options = { runs: { type: 'string', default: '5' }, only: { type: 'string' } };
  const { runs, only } = parseArgs({ options }).values;
  if (only && !pages[only]) throw new Obstacle(`--only is one of ${Object.keys(pages).join(', ')}`);
  if (!(Number(runs) >= 1)) throw new Obstacle('--runs is a number from 1');
  return { runs: Number(runs), names: only ? [only] : Object.keys(pages) };
}

/** Lighthouse sometimes loses its own trace; one retry. */
async function lookAt(url, chromePath, skipAudits, turns = 2) {
  const browser = await launch({ chromePath, chromeFlags: flags, logLevel: 'error' });
  try {
    // Lighthouse defaults to mobile and simulated throttling.
    const { lhr } = await lighthouse(url, { port: browser.port, logLevel: 'error', skipAudits });
    if (!lhr.runtimeError) return lhr;
    if (turns === 1) throw new Obstacle(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    browser.kill();
  }
  return lookAt(url, chromePath, skipAudits, turns - 1);
}

/** One run in a new browser: scores of 100, times in ms, and audits that lost points. */
async function audit(url, chromePath, skipAudits) {
  const lhr = await lookAt(url, chromePath, skipAudits);
  const score = (name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)];
  const figure = ([name, id]) => [name, lhr.audits[id].numericValue];
  return {
    scores: Object.fromEntries(Object.keys(goals).map(score)),
    figures: Object.fromEntries(Object.entries(metrics).map(figure)),
    lost: lostIn(lhr),
  };
}

/** Performance is a sum of metrics; other categories list their failed audits. */
const lostIn = ({ categories, audits }) =>
  Object.keys(goals)
    .filter((name) => name !== 'performance')
    .flatMap((name) => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id}: ${audits[id].title}`);

const medians = (runs, part) =>
  Object.fromEntries(
    Object.keys(runs[0][part]).map((name) => [name, median(runs.map((one) => one[part][name]))]),
  );

async function measure(name, url, { runs, chromePath }) {
  await fetch(url);
  const done = [];
  while (done.length < runs) done.push(await audit(url, chromePath, skippedOf[name]));
  const lost = [...new Set(done.flatMap((one) => one.lost))];
  const result = {
    name,
    ...medians(done, 'scores'),
    ...medians(done, 'figures'),
    lost,
    runs: done,
  };
  say(`${rowOf(result)}  ${missedIn(result).length === 0 ? 'MET' : 'NOT MET'}`);
  return result;
}

const head = ['page', 'performance', 'accessibility', 'best-practices', 'seo', 'FCP', 'LCP', 'TBT'];
const inColumns = (cells) =>
  cells.map((cell, at) => cell.padEnd(Math.max((head[at] ?? '').length, 6) + 2)).join('');
const ms = (value) => `${Math.round(value)}`;

const rowOf = ({ name, FCP, LCP, TBT, CLS, ...scores }) =>
  inColumns([
    name,
    ...Object.keys(goals).map((goal) => `${scores[goal]}`),
    ...[FCP, LCP, TBT].map(ms),
    CLS.toFixed(3),
  ]);

function missedIn(result) {
  const asked = { ...goals, performance: performanceOf[result.name] ?? goals.performance };
  const scores = Object.entries(asked)
    .filter(([name, goal]) => result[name] < goal)
    .map(([name, goal]) => `NOT MET: ${result.name}, ${name} ${result[name]} of ${goal}`);
  const late = `NOT MET: ${result.name}, LCP ${ms(result.LCP)} ms of ${mostLcpMs}`;
  return result.LCP > mostLcpMs ? [...scores, late] : scores;
}

async function run(shop, order) {
  await shop.start();
  say(inColumns([...head, 'CLS']));
  say(inColumns(['goal', ...Object.values(goals).map(String)]));
  const results = [];
  for (const name of order.names) results.push(await measure(name, shop.url + pages[name], order));
  return results;
}

await runMain(async () => {
  const began = Date.now();
  const order = readOrder();
  await ensureInstall();
  await ensureBuild();
  const chromePath = await ensureChromium();
  const shop = await createOwnShop();
  const stopped = untilAsked(shop.kill).then(() => Promise.reject(new Obstacle('Stopped.')));
  try {
    const results = await Promise.race([run(shop, { ...order, chromePath }), stopped]);
    await mkdir(inRoot('test-results'), { recursive: true });
    const told = { date: new Date().toISOString(), results };
    await writeFile(inRoot('test-results/lighthouse.json'), `${JSON.stringify(told, null, 2)}\n`);
    for (const { name, lost } of results) for (const one of lost) say(`${name}: ${one}`);
    const missed = results.flatMap(missedIn);
    say(missed.length > 0 ? missed.join('\n') : 'MET: every goal');
    say(`Medians of ${order.runs}, times in ms; ${seconds(began)}.`);
    return missed.length > 0 ? 1 : 0;
  } finally {
    await shop.close();
  }
});
