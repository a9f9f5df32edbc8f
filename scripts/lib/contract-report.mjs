import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { readDocuments } from '../../test/support/contracts/documents.mjs';
import { judgeRun } from '../../test/support/contracts/judge-run.mjs';
import { inRoot } from './paths.mjs';
import { FailedTests } from './run-jest.mjs';
import { say, seconds } from './say.mjs';

const folder = inRoot('test-results/contracts');
const unseenFile = inRoot('test/support/contracts/unseen.json');

/** From here on every process of the run writes down which answers of the contracts it saw. */
export async function watchContracts() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  process.env.CONTRACTS_SEEN = folder;
}

async function* linesOf() {
  for (const file of await readdir(folder)) {
    const text = await readFile(`${folder}/${file}`, 'utf8');
    // A program that was killed may have written half of its last line.
    for (const line of text.split('\n').slice(0, -1)) yield JSON.parse(line);
  }
}

/** All that was seen: told by who checked it, or of programs checked here. */
async function seenIn(contracts) {
  // `npm test` begins before there are packages.
  const { CallCheck } = await import('../../test/support/contracts/check-call.mjs');
  const seen = new Set();
  const problems = new Set();
  const check = new CallCheck(contracts);
  for await (const { seen: key, call } of linesOf()) {
    if (key) seen.add(key);
    if (!call) continue;
    const { promise, problem } = check.check(call);
    if (promise) seen.add(`${call.contract} ${promise}`);
    if (problem) problems.add(`${call.contract}: ${problem}`);
  }
  return { seen, problems };
}

/**
 * Whether all that the contracts promise was seen, and what programs answered is what they say.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function reportContracts() {
  const began = Date.now();
  const contracts = readDocuments();
  const { seen, problems } = await seenIn(contracts);
  const promises = [...contracts].flatMap(([name, contract]) =>
    contract.promises().map((one) => `${name} ${one}`),
  );
  const unseen = JSON.parse(await readFile(unseenFile, 'utf8'));
  const wrong = [...problems, ...judgeRun({ promises, seen, unseen })];
  const passed = promises.length - Object.keys(unseen).length;
  if (wrong.length > 0)
    throw new FailedTests('contracts', wrong.join('\n'), { passed: 0, failed: wrong.length });
  say(`✓ contracts: ${passed} of ${promises.length} answers seen, ${seconds(began)}`);
  return { passed: 1, failed: 0 };
}
