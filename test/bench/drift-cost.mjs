// Cost of the drift watch per page, in ms of processor time: passing a reply, and checking one
// reply of each call per minute.
import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as soon } from 'node:timers/promises';
import { readContracts } from '../../dist/apps/bff/src/observability/drift/contracts.js';
import { DriftWatch } from '../../dist/apps/bff/src/observability/drift/drift-watch.js';
import { cpuMs } from './serve.mjs';
import { median } from './statistics.mjs';

const turns = 40;
const passes = 200;
/** More than any page needs. */
const callsOfAPage = 6;
/** Ten pages a second use 3 % of a core; a busier shop spreads the checks over more pages. */
const pagesAMinute = 600;

const contracts = readContracts('dist/bff/contracts');
const folder = 'backends/contracts/examples';
const answers = readdirSync(folder).flatMap((file) =>
  Object.values(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))).map(
    ({ request, response }) => ({
      backend: file.replace('.json', ''),
      method: request.method,
      path: request.path.replace(/\?.*/, ''),
      status: response.status,
      text: JSON.stringify(response.body ?? ''),
    }),
  ),
);

const watchOf = (everyMs) =>
  new DriftWatch({
    contractOf: (name) => contracts.get(name),
    everyMs,
    onDrift: () => undefined,
    reporter: { report: () => undefined },
  });

async function costOf(watch, times) {
  const before = cpuMs();
  for (let at = 0; at < times; at += 1) for (const one of answers) watch.saw(one);
  await soon();
  return (cpuMs() - before) / times;
}

async function turn() {
  const watch = watchOf(60_000);
  const lookedMs = await costOf(watch, 1);
  return { lookedMs, passedMs: (await costOf(watch, passes)) / answers.length };
}

process.once('message', async () => {
  process.once('disconnect', () => process.exit(0));
  const all = [];
  for (let at = 0; at < turns; at += 1) all.push(await turn());
  const lookedMs = median(all.slice(turns / 2).map((one) => one.lookedMs));
  const passedMs = median(all.slice(turns / 2).map((one) => one.passedMs));
  const pageMs = callsOfAPage * passedMs + lookedMs / pagesAMinute;
  process.send({ lookedMs, passedMs, pageMs, answers: answers.length });
});
