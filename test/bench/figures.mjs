const one = (value) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

const atMost = (goal) => ({ goal: `≤ ${goal}`, isMet: (value) => value <= goal });
const atLeast = (goal) => ({ goal: `≥ ${goal}`, isMet: (value) => value >= goal });

/** One line of the table; without a goal it is for information only. */
const figure = (name, value, told, rule) => ({
  name,
  value,
  told,
  goal: rule?.goal ?? '–',
  verdict: rule ? (rule.isMet(value) ? 'met' : 'NOT MET') : '',
});

export const renderFigures = (name, { oursMs, bareMs, ratio }) => [
  figure(
    `render ${name}: CPU against bare elements`,
    ratio,
    `${one(ratio)} × (${one(oursMs)} ms against ${one(bareMs)} ms)`,
    atMost(3),
  ),
  figure(`render ${name}: pages a second a core`, 1000 / oursMs, one(1000 / oursMs), atLeast(200)),
];

/** The first request runs uncompiled code, so it has the goal. */
export const planningFigures = ({ firstMs, medianMs }) => [
  figure(
    'cheapest days, 4 parks in 60 days: the first, ms of CPU',
    firstMs,
    `${one(firstMs)} ms (${one(medianMs)} ms once warm)`,
    atMost(50),
  ),
];

/** The goal is a hundredth of 2.5 ms, the cost of the lightest page that calls a backend. */
export const driftFigures = ({ pageMs, passedMs, lookedMs, answers }) => [
  figure(
    'drift watch: ms of CPU added to a page',
    pageMs,
    `${pageMs.toFixed(4)} ms (${(passedMs * 1000).toFixed(1)} µs an answer let pass, ${one(lookedMs)} ms to look at ${answers})`,
    atMost(0.025),
  ),
];

export const figuresOfVouchers = ({ firstMs, medianMs }) => [
  figure(
    'PDF of three vouchers: ms of CPU',
    medianMs,
    `${one(medianMs)} ms (${one(firstMs)} ms the first)`,
    atMost(40),
  ),
];

const side = ({ perSecond, p50Ms, p99Ms }) =>
  `${one(perSecond)}/s, p50 ${one(p50Ms)}, p99 ${one(p99Ms)} ms`;

const rateFigure = (name, [shop, bare], rule) =>
  figure(
    `${name} under load: the shop's rate against the bare server's`,
    shop.perSecond / bare.perSecond,
    `${one(shop.perSecond / bare.perSecond)} × (${side(shop)}; bare ${side(bare)})`,
    rule,
  );

const perCoreFigure = (name, [shop, bare], rule) =>
  figure(
    name,
    1000 / shop.cpuMs,
    `${one(1000 / shop.cpuMs)} (${one(shop.cpuMs)} ms against ${one(bare.cpuMs)} ms)`,
    rule,
  );

/** Without page cache: each render serves the requests that waited together. */
export const renderedFigures = (name, sides) => [
  rateFigure(name, sides),
  perCoreFigure(`${name} over HTTP, uncached: pages a second a core`, sides, atLeast(200)),
];

export const answeredFigures = (name, sides) => [
  rateFigure(name, sides),
  perCoreFigure(`${name} over HTTP: answers a second a core`, sides),
];

/** Each reply comes from the page cache, in front of the framework. */
export function keptFigures(name, sides) {
  const [shop, bare] = sides;
  const ratio = shop.cpuMs / bare.cpuMs;
  const told = `${one(ratio)} × (${shop.cpuMs.toFixed(3)} ms against ${bare.cpuMs.toFixed(3)} ms)`;
  return [
    rateFigure(name, sides, atLeast(0.4)),
    figure(`${name}: CPU an answer against the bare server`, ratio, told, atMost(2.5)),
  ];
}

/** Cost of the BFF for a write with a canned backend reply, beside the backend's cost. */
export const writeFigures = (name, [shop, bare]) => [
  figure(
    `${name} write: ms of CPU that the shop adds`,
    shop.cpuMs,
    `${one(shop.cpuMs)} ms (its bare backend ${one(bare.cpuMs)} ms; ${one(shop.perSecond)}/s, p50 ${one(shop.p50Ms)}, p99 ${one(shop.p99Ms)} ms)`,
    atMost(3),
  ),
];

/** Cost of the BFF for a page of rooms with a canned hotels reply. */
export function searchFigures(name, shop, hasRooms) {
  const own = `${shop.ownMs.toFixed(2)} of its own left out`;
  const told = `${one(shop.cpuMs)} ms (${own}; ${side(shop)})`;
  const rule = hasRooms ? atMost(7) : undefined;
  return [figure(`search page, ${name}: ms of CPU that the shop adds`, shop.cpuMs, told, rule)];
}

export function againstFigures(name, [now, before], goal) {
  const ratio = now.cpuMs / before.cpuMs;
  const told = `${one(ratio)} × (${now.cpuMs.toFixed(3)} ms against ${before.cpuMs.toFixed(3)} ms)`;
  return figure(`${name}: CPU against the build before`, ratio, told, goal && atMost(goal));
}

const megabytes = (bytes) => (bytes / 1_000_000).toFixed(0);

export function memoryFigures({ start, invented, loaded, most }) {
  const told = (bytes) => `${megabytes(bytes)} MB (${megabytes(start)} MB at the start)`;
  return [
    figure('resident memory after 10,000 invented addresses', invented, told(invented)),
    figure('resident memory after 200,000 requests more', loaded, told(loaded)),
    figure('resident memory at most', most, told(most), {
      goal: '≤ 350 MB',
      isMet: (bytes) => bytes <= 350_000_000,
    }),
  ];
}

const addedTold = ({ directMs, proxyMs, bffMs, ratio }) =>
  `${one(ratio)} × (+${one(bffMs)} ms against +${one(proxyMs)} ms, direct ${one(directMs)} ms)`;

export function callFigures({ apart, backToBack }) {
  const name = 'one backend call';
  return [
    figure(`${name}: added median against a bare proxy`, apart.ratio, addedTold(apart), atMost(6)),
    figure(`${name}, back to back: the same`, backToBack.ratio, addedTold(backToBack)),
  ];
}

export function suggestionFigures({ p50, p99 }) {
  const added = p99.bff - p99.direct;
  const told = ({ bff, direct }) => `${one(bff)} ms against ${one(direct)} ms`;
  const all = `+${one(added)} ms (p99 ${told(p99)}; p50 ${told(p50)})`;
  return [figure('suggestions at 64 connections: ms added at p99', added, all, atMost(5))];
}

const kilobytes = (bytes) => bytes / 1000;

/** The heaviest language and layout counts. */
export function byteFigures(name, all) {
  const most = (part) => all.reduce((one, other) => (other[part] > one[part] ? other : one));
  const [scripts, html] = [most('scripts'), most('html')];
  const told = (entry, part) =>
    `${one(kilobytes(entry[part]))} kB (${entry.path}, ${entry.layout})`;
  return [
    figure(
      `first load ${name}: scripts, kB gzip`,
      kilobytes(scripts.scripts),
      told(scripts, 'scripts'),
      atMost(3),
    ),
    figure(
      `first load ${name}: HTML, kB gzip`,
      kilobytes(html.html),
      told(html, 'html'),
      atMost(14),
    ),
  ];
}

export function tableOf(figures) {
  const cells = figures.map(({ name, goal, told, verdict }) => [name, goal, verdict, told]);
  const all = [['figure', 'goal', '', 'measured'], ...cells];
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at].length)));
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
