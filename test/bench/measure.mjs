import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { formRequest, startCartApi } from './cart-writes.mjs';
import {
  answeredFigures,
  byteFigures,
  callFigures,
  keptFigures,
  paperFigures,
  driftFigures,
  planningFigures,
  renderedFigures,
  renderFigures,
  searchFigures,
  suggestionFigures,
  writeFigures,
} from './figures.mjs';
import { firstLoadOf } from './first-load.mjs';
import { asABrowser, compareUnderLoad } from './load.mjs';
import { addedByEach } from './one-call.mjs';
import { startOwn } from './programs.mjs';
import { recorded, replyOf } from './replies.mjs';
import { roomSearches } from './room-searches.mjs';
import { cpuMsOf } from './start-shop.mjs';
import { suggestionTimes } from './suggestions.mjs';

const paths = {
  home: ['/es/', '/en/', '/pt/'],
  buy: ['/es/entrada-bruma/', '/en/ticket-bruma/', '/pt/ingresso-bruma/'],
};
const names = Object.keys(paths);

const viewOf = (path) => `/api/screens/page?path=${encodeURIComponent(path)}`;

/** 1. The render alone, in a process that does nothing else. */
async function renderCosts(shop) {
  const pages = await Promise.all(
    names.map(async (name) => {
      const { body } = await replyOf(shop.url + viewOf(paths[name][0]), {
        'sec-ch-ua-mobile': asABrowser['sec-ch-ua-mobile'],
      });
      return JSON.parse(body.toString());
    }),
  );
  const manifest = inRoot('dist/web/client/.vite/manifest.json');
  const program = await startOwn('render-cost', { manifest, pages });
  await program.stop();
  return names.flatMap((name, at) => renderFigures(name, program.first[at]));
}

/** 2. Pages and their JSON under load, each beside the bare server with the same bytes. */
async function loads(shop) {
  const asked = names.flatMap((name) => [
    { name: `${name} HTML`, path: paths[name][0], told: renderedFigures, of: shop },
    { name: `${name} JSON`, path: viewOf(paths[name][0]), told: answeredFigures, of: shop },
    { name: `${name} HTML, kept`, path: paths[name][0], told: keptFigures, of: shop.keeping },
  ]);
  const figures = [];
  for (const { name, path, told, of } of asked) {
    const bare = await startOwn('bare-server', [recorded(path, await replyOf(of.url + path))]);
    const sides = [
      { url: of.url + path, cpuMs: () => cpuMsOf(of) },
      { url: `http://localhost:${bare.first.port}${path}`, cpuMs: () => bare.ask('cpu') },
    ];
    figures.push(...told(name, await compareUnderLoad(sides)));
    await bare.stop();
  }
  return figures;
}

const methodsPath = '/payments/methods?currency=MXN';

/** The payment API of the bench: what the sandbox would say, without its cost. */
export async function startPaymentApi() {
  const { methods } = JSON.parse(await readFile(inRoot('content/payment.json'), 'utf8'));
  const body = Buffer.from(JSON.stringify({ currency: 'MXN', methods: methods.MXN }));
  const headers = { 'content-type': 'application/json' };
  return startOwn('bare-server', [recorded(methodsPath, { status: 200, headers, body })]);
}

/** 3. One call of a backend: asked directly, through the least proxy, through the BFF. */
async function oneCall(shop, paymentOrigin) {
  const proxy = await startOwn('bare-proxy', { origin: paymentOrigin });
  const added = await addedByEach({
    direct: paymentOrigin + methodsPath,
    proxy: `http://localhost:${proxy.first.port}${methodsPath}`,
    bff: `${shop.url}/api/screens/methods?currency=MXN&language=es`,
  });
  await proxy.stop();
  return callFigures(added);
}

/** 4. Suggestions while many type. */
export const measureSuggestions = async (shop, { searchOrigin }) =>
  suggestionFigures(await suggestionTimes(shop.url, searchOrigin));

/** 5. What a first visit loads. */
async function firstLoads(shop) {
  const all = await Promise.all(names.map((name) => firstLoadOf(shop.url, paths[name])));
  return {
    figures: names.flatMap((name, at) => byteFigures(name, all[at])),
    pages: all.flat(),
  };
}

/** 8. Vouchers on paper, in a process that does nothing else. */
async function paper() {
  const program = await startOwn('paper-cost', {});
  await program.stop();
  return paperFigures(program.first);
}

/** 6. The cheapest days of a package, in a process that does nothing else. */
async function planning() {
  const program = await startOwn('planning-cost', {});
  await program.stop();
  return planningFigures(program.first);
}

/** What the drift watch adds to a page, in a process that does nothing else. */
export async function measureDrift() {
  const program = await startOwn('drift-cost', {});
  await program.stop();
  return driftFigures(program.first);
}

/** A write is done by more code than a page: until it is compiled it costs twice as much. */
const writesBefore = 2_000;

/** 7. A ticket and a package put into a cart by the BFF, of a backend that has its answer ready. */
async function writes(shop) {
  const bare = await startCartApi(shop.cartApi);
  const writing = await shop.beside('the writing shop', { CART_API_URL: bare.origin });
  const figures = [];
  for (const write of bare.writes) {
    const sides = [
      { ...(await formRequest(writing.url, write)), cpuMs: () => cpuMsOf(writing) },
      {
        url: bare.origin + write.path,
        method: write.method,
        body: JSON.stringify(write.body),
        headers: { 'content-type': 'application/json' },
        cpuMs: () => bare.ask('cpu'),
      },
    ];
    const measured = await compareUnderLoad(sides, { warmUps: writesBefore });
    figures.push(...writeFigures(write.name, measured));
  }
  await bare.stop();
  return figures;
}

/** A page with a list that is compiled late: as many answers before as those of a write. */
const searchesBefore = 1_000;

const idleSeconds = 4;

/** What a shop does by itself, asked for nothing: no page adds that. */
async function idleMsASecond(shop) {
  const [before, began] = [await cpuMsOf(shop), performance.now()];
  await pause(idleSeconds * 1000);
  return ((await cpuMsOf(shop)) - before) / ((performance.now() - began) / 1000);
}

/** 9. A search for rooms, of hotels that have their answer ready. */
export async function measureSearches(shop) {
  const figures = [];
  for (const { name, start, request, hasRooms } of await roomSearches(shop.hotelsApi)) {
    const bare = await start();
    const searching = await shop.beside(`shop of ${name}`, { HOTELS_API_URL: bare.origin });
    const asked = { ...(await request(searching.url)), cpuMs: () => cpuMsOf(searching) };
    const [measured] = await compareUnderLoad([asked], { warmUps: searchesBefore });
    const ownMs = (await idleMsASecond(searching)) / measured.perSecond;
    const added = { ...measured, cpuMs: measured.cpuMs - ownMs, ownMs };
    figures.push(...searchFigures(name, added, hasRooms));
    await bare.stop();
  }
  return figures;
}

/** All figures of one run, one after the other: nothing else of ours runs beside a timed one. */
export async function measureAll(shop, { paymentOrigin, searchOrigin }) {
  say('First-load bytes …');
  const bytes = await firstLoads(shop);
  say('One backend call …');
  const call = await oneCall(shop, paymentOrigin);
  say('Suggestions …');
  const typed = await measureSuggestions(shop, { searchOrigin });
  say('Server render …');
  const render = await renderCosts(shop);
  say('Cheapest days …');
  const plan = await planning();
  say('Drift watch …');
  const drift = await measureDrift();
  say('Writes on a cart …');
  const written = await writes(shop);
  say('Searches for rooms …');
  const searched = await measureSearches(shop);
  say('Vouchers on paper …');
  const printed = await paper();
  say('Under load …');
  const load = await loads(shop);
  const counted = [...render, ...plan, ...drift, ...written, ...searched, ...printed];
  const figures = [...counted, ...load, ...call, ...typed, ...bytes.figures];
  return { figures, firstLoads: bytes.pages };
}
