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
  figuresOfVouchers,
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

/** 1. The render alone, in a separate process. */
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

/** 2. Pages and their JSON under load, beside a bare server with the same bytes. */
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

/** The bench's payment API: the sandbox's replies without its cost. */
export async function startPaymentApi() {
  const { methods } = JSON.parse(await readFile(inRoot('content/payment.json'), 'utf8'));
  const body = Buffer.from(JSON.stringify({ currency: 'MXN', methods: methods.MXN }));
  const headers = { 'content-type': 'application/json' };
  return startOwn('bare-server', [recorded(methodsPath, { status: 200, headers, body })]);
}

/** 3. One backend call: direct, through a minimal proxy, through the BFF. */
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

/** 4. Suggestions while many visitors type. */
export const measureSuggestions = async (shop, { searchOrigin }) =>
  suggestionFigures(await suggestionTimes(shop.url, searchOrigin));

/** 5. The bytes of a first visit. */
async function firstLoads(shop) {
  const all = await Promise.all(names.map((name) => firstLoadOf(shop.url, paths[name])));
  return {
    figures: names.flatMap((name, at) => byteFigures(name, all[at])),
    pages: all.flat(),
  };
}

/** 8. Voucher PDFs, in a separate process. */
async function vouchers() {
  const program = await startOwn('voucher-cost', {});
  await program.stop();
  return figuresOfVouchers(program.first);
}

/** 6. The cheapest days of a package, in a separate process. */
async function planning() {
  const program = await startOwn('planning-cost', {});
  await program.stop();
  return planningFigures(program.first);
}

/** The drift watch's cost per page, in a separate process. */
export async function measureDrift() {
  const program = await startOwn('drift-cost', {});
  await program.stop();
  return driftFigures(program.first);
}

/** Writes run more code than pages; until it is compiled they cost twice as much. */
const writesBefore = 2_000;

/** 7. A ticket and a package added to a cart, with canned backend replies. */
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

/** A page with a list compiles late, so it gets half the warm-up of a write. */
const searchesBefore = 1_000;

const idleSeconds = 4;

/** The idle shop's processor time, which is not part of a page. */
async function idleMsASecond(shop) {
  const [before, began] = [await cpuMsOf(shop), performance.now()];
  await pause(idleSeconds * 1000);
  return ((await cpuMsOf(shop)) - before) / ((performance.now() - began) / 1000);
}

/** 9. A room search with canned hotels replies. */
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

/** All figures of a run in sequence, so that no measurement disturbs another. */
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
  const voucherFigures = await vouchers();
  say('Under load …');
  const load = await loads(shop);
  const counted = [...render, ...plan, ...drift, ...written, ...searched, ...voucherFigures];
  const figures = [...counted, ...load, ...call, ...typed, ...bytes.figures];
  return { figures, firstLoads: bytes.pages };
}
