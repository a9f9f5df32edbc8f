// Render cost of a page, against the same DOM in bare React elements, in one process.
import { readFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { createRenderer } from '../../dist/web/server/entry-server.js';
import { bareTwinOf, shapeOf } from './bare-twin.mjs';
import { cpuMs } from './serve.mjs';
import { median } from './statistics.mjs';

const warmUps = 300;
const rendersARound = 20;
const roundsMs = 10_000;

const rootOf = (html) =>
  html.slice(
    html.indexOf('<div id="root">'),
    html.lastIndexOf('<script type="application/json" id="page"'),
  );

/** @returns the cost of one turn in ms of processor time */
function costOf(turn) {
  const before = cpuMs();
  for (let count = 0; count < rendersARound; count += 1) turn();
  return (cpuMs() - before) / rendersARound;
}

/** Alternates both, so that other load affects them alike. */
function compare(page, render) {
  const html = rootOf(render(page));
  const twin = bareTwinOf(html.slice('<div id="root">'.length, -'</div>'.length));
  if (shapeOf(renderToString(twin)) !== shapeOf(html))
    throw new Error(`The bare elements of ${page.frame.path} are not the DOM of the page.`);
  const ours = () => render(page);
  const bare = () => renderToString(twin);
  for (let count = 0; count < warmUps; count += 1) for (const each of [ours, bare]) each();
  const rounds = [];
  for (const until = Date.now() + roundsMs; Date.now() < until;)
    rounds.push({ ours: costOf(ours), bare: costOf(bare) });
  return {
    oursMs: median(rounds.map((round) => round.ours)),
    bareMs: median(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
    rounds: rounds.length,
  };
}

process.once('message', async ({ manifest, pages }) => {
  const render = createRenderer(JSON.parse(await readFile(manifest, 'utf8')));
  process.once('disconnect', () => process.exit(0));
  process.send(pages.map((page) => compare(page, render)));
});
