// `npm run load`: whole purchases over HTTP forms by many shoppers at once; see docs/bench.md.
// Defaults: `-- --shoppers=200 --seconds=600`. Fails by counts, never by time.
import { readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runJest } from './lib/run-jest.mjs';
import { Obstacle, runMain, say } from './lib/say.mjs';

const { shoppers, seconds } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '600' },
  },
}).values;
const file = inRoot('test-results/load.json');

const row = (...cells) => cells.map((cell) => String(cell).padStart(10)).join('');

async function tell() {
  const figures = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
  if (!figures) return;
  say(row('step', 'answers', 'p50 ms', 'p99 ms', 'wrong'));
  for (const { step, answers, p50Ms, p99Ms, wrong } of figures.steps) {
    const said = Object.entries(wrong).map(([what, times]) => `${times} × ${what}`);
    say(row(step, answers, p50Ms, p99Ms, said.join(', ') || 0));
  }
  const { bought, captured, violations, residentMB, eventLoopP99Ms } = figures;
  say(`${bought} bought, ${captured} payments captured, ${violations.length} lost or doubled.`);
  const { shop, sandbox, shoppers: theirs, machine } = figures.processorSeconds;
  say(
    `Processor time: shop ${shop} s, sandbox ${sandbox} s, shoppers ${theirs} s, database and all else ${machine - shop - sandbox - theirs} s.`,
  );
  say(`Memory of the shop ${residentMB} MB, event loop late by ${eventLoopP99Ms} ms at p99.`);
}

await runMain(async () => {
  if (!(Number(shoppers) >= 1 && Number(seconds) >= 1))
    throw new Obstacle('--shoppers and --seconds are numbers from 1');
  await ensureInstall();
  await ensureBuild();
  await rm(file, { force: true });
  process.env.LOAD_SHOPPERS = shoppers;
  process.env.LOAD_SECONDS = seconds;
  try {
    await runJest('load run', ['--selectProjects', 'long-faults', '--', 'faults/load.test']);
  } finally {
    await tell();
  }
});
