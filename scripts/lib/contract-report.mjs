import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { readDocuments } from '../../test/support/contracts/documents.mjs';
import { judgeRun } from '../../test/support/contracts/judge-run.mjs';
import { inRoot } from './paths.mjs';
import { FailedTests } from './run-jest.mjs';
import { say, seconds } from './say.mjs';

const folder = inRoot('test-results/contracts');
const unseenFile = inRoot('test/support/contracts/unseen.json');

/** From here on every process of the run records the contract replies it sees. */
export async function watchContracts() {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  process.env.CONTRACTS_SEEN = folder;
}

async function* linesOf() {
  for (const file of await readdir(folder)) {
    const text = await readFile(`${folder}/${file}`, 'utf8');
    // A killed program may have left half a last line.
    for (const line of text.split('\n').slice(0, -1)) yield JSON.parse(line);
  }
}

/** Promises seen: reported by test processes, or checked here from programs' records. */
async function seenIn(contracts) {
  // `npm test` starts before packages are installed.
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
 * Checks that all promises of the contracts were seen, and that programs kept them.
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
