import { inRoot } from '../../scripts/lib/paths.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { compare, warmUp } from './load.mjs';
import { startOwn } from './programs.mjs';
import { recorded, replyOf } from './replies.mjs';
import { cpuMsOf } from './start-shop.mjs';
import { packings, visitsOf } from './visits.mjs';

const connections = [1, 16];
/** A kept page costs so little that more of them are counted. */
const amounts = { uncached: { warm: 1_500, round: 400 }, keeping: { warm: 2_000, round: 500 } };

const packedAs = ({ requests, ...visit }, packing) => ({
  ...visit,
  requests: requests.map((one) => ({
    ...one,
    headers: { ...one.headers, 'accept-encoding': packings[packing] },
  })),
});

/** A shop as a side of the comparison. */
function sideOf(shop, visit) {
  const of = visit.shop === 'keeping' ? shop.keeping : shop;
  return { url: of.url, requests: visit.requests, cpuMs: () => cpuMsOf(of) };
}

/** A bare server that sends the same bytes as `side`. */
async function bareOf({ url, requests }) {
  const replies = [];
  for (const asked of requests) replies.push(await recorded(url, asked));
  const { first, ask, stop } = await startOwn('bare-server', replies);
  const bare = { url: `http://localhost:${first.port}`, requests, cpuMs: () => ask('cpu') };
  return { side: bare, stop };
}

/**
 * Processor time per request of each visit, by connections and packing, beside a bare server, or
 * beside the build `before`.
 */
export async function measureVisits(shop, { before, only = '' }) {
  const [visits, earlier] = [await visitsOf(shop), before && (await visitsOf(before))];
  const found = [];
  for (const [at, visit] of visits.entries()) {
    if (!visit.name.includes(only)) continue;
    const { warm, round } = amounts[visit.shop];
    for (const packing of Object.keys(packings)) {
      const ours = sideOf(shop, packedAs(visit, packing));
      const other = before
        ? { side: sideOf(before, packedAs(earlier[at], packing)), stop: () => undefined }
        : await bareOf(ours);
      for (const side of [ours, other.side]) await warmUp(side, warm);
      for (const count of connections) {
        const [one, two] = await compare([ours, other.side], count, round);
        const measured = { packing, connections: count, ...one, otherMs: two.cpuMs };
        found.push({ name: visit.name, ...measured });
        say(`  ${visit.name}, ${packing}, c = ${count}: ${written(measured)}`);
      }
      await other.stop();
    }
  }
  return found;
}

const written = ({ cpuMs, otherMs }) =>
  `${cpuMs.toFixed(cpuMs < 0.1 ? 3 : 2)} ms, ${(cpuMs / otherMs).toFixed(1)} ×`;

/** One row a visit and number of connections, one column a packing. */
export function rowsOf(found) {
  const names = [...new Set(found.map(({ name }) => name))];
  return names.flatMap((name) =>
    connections.map((count) => {
      const of = found.filter((one) => one.name === name && one.connections === count);
      return [name, `c = ${count}`, ...of.map(written)];
    }),
  );
}

export const visitColumns = ['CPU per request', 'connections', ...Object.keys(packings)];

const viewOf = async ({ url }, path) => {
  const asked = `/api/screens/page?path=${encodeURIComponent(path)}`;
  const { body } = await replyOf(url, { path: asked, headers: { 'sec-ch-ua-mobile': '?1' } });
  return JSON.parse(body.toString());
};

async function costOf(name, task = {}) {
  const program = await startOwn(name, task);
  await program.stop();
  return program.first;
}

const figure = (name, value, most, unit = 'ms') => ({
  name,
  value: `${value.toFixed(unit === 'ms' && value < 0.1 ? 4 : 2)} ${unit}`,
  goal: `≤ ${most} ${unit}`,
  isMissed: value > most,
});

function fourRooms() {
  const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const people = [1, 2, 3, 4].map((room) => `&adults${room}=2`).join('');
  return `/es/buscar-habitacion/?checkin=${day(60)}&checkout=${day(63)}&rooms=4${people}`;
}

/** Processor time of single parts, each in a process of its own. */
export async function measureParts(shop) {
  const paths = ['/es/', '/es/entrada-bruma/', fourRooms()];
  const pages = await Promise.all(paths.map((path) => viewOf(shop, path)));
  const manifest = inRoot('dist/web/client/.vite/manifest.json');
  const [home, buy, rooms] = await costOf('render-cost', { manifest, pages });
  const days = await costOf('planning-cost');
  const paper = await costOf('voucher-cost');
  const drift = await costOf('drift-cost');
  return [
    figure('render of home, against bare elements', home.ratio, 3, '×'),
    figure('render of buy, against bare elements', buy.ratio, 3, '×'),
    figure('render of four rooms with ten offers each, against bare elements', rooms.ratio, 4, '×'),
    figure('render of four rooms with ten offers each', rooms.oursMs, 7),
    figure('cheapest days, 4 parks in 60 days, the first time', days.firstMs, 50),
    figure('PDF of three vouchers', paper.medianMs, 40),
    figure('drift watch, added to a page', drift.pageMs, 0.025),
  ];
}
