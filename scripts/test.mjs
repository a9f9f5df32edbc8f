// `npm test`: checks a change. `npm run test:whole`: checks a release by all tests; when green it
// updates test/whole-run.json for a commit. `-- --only=jest` or `--only=browser` runs one half;
// `--times=10` repeats until a run fails; `--busy` adds a program that loads the processor.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { wholeParts } from '../test/parts.mjs';
import { changedParts, recordWholeRun } from './lib/changed-parts.mjs';
import { runChecks } from './lib/checks.mjs';
import { reportContracts, watchContracts } from './lib/contract-report.mjs';
import { nodeProgram } from './lib/node.mjs';
import { complain, Obstacle, runMain, say } from './lib/say.mjs';
import { browserRuns, jestRuns, programRuns, runAll } from './lib/tests.mjs';

const { whole, only, times, busy } = parseArgs({
  options: {
    whole: { type: 'boolean', default: false },
    only: { type: 'string' },
    times: { type: 'string', default: '1' },
    busy: { type: 'boolean', default: false },
  },
}).values;

async function partsToAdd() {
  if (only) return [];
  const { parts, why } = await changedParts();
  if (parts.length > 0) say(`Added to this run: ${parts.map(({ name }) => name)} (${why}).`);
  return parts;
}

async function runsOfGate() {
  const parts = await partsToAdd();
  return [
    ...(only === 'browser' ? [] : jestRuns(parts)),
    ...(only === 'jest' ? [] : browserRuns(parts)),
    ...programRuns(parts),
  ];
}

async function runsOfWhole() {
  process.env.CORPUS = 'whole';
  const parts = wholeParts.map(({ jest, ...part }) => ({
    ...part,
    jest: jest && { projects: jest.projects },
  }));
  await watchContracts();
  return [...jestRuns(parts), ...browserRuns(parts), ...programRuns(parts), reportContracts];
}

async function runOnce() {
  const total = await runAll(await (whole ? runsOfWhole() : runsOfGate()));
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
}

async function main() {
  await runChecks();
  for (let run = 1; run <= Number(times); run += 1) {
    if (times !== '1') say(`Run ${run} of ${times}${busy ? ', beside a busy program' : ''} …`);
    if (!(await runOnce())) return 1;
  }
  if (whole && !(await recordWholeRun()))
    complain('Not noted in test/whole-run.json: there are uncommitted changes.');
  return 0;
}

await runMain(async () => {
  if (!(Number(times) >= 1)) throw new Obstacle('--times is a number from 1');
  if (only && !['jest', 'browser'].includes(only)) throw new Obstacle('--only is jest or browser');
  const beside = busy ? spawn(nodeProgram(), ['-e', 'for (;;);'], { stdio: 'ignore' }) : undefined;
  try {
    return await main();
  } finally {
    beside?.kill();
  }
});
