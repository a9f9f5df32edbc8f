import { appendFileSync, mkdirSync } from 'node:fs';
import { CallCheck } from './check-call.mjs';
import { readDocuments, shop } from './documents.mjs';
import { watchServers } from './watch-servers.mjs';

/** Where a whole run records what it saw; set by scripts/lib/contract-report.mjs. */
const folder = process.env.CONTRACTS_SEEN;

const watched = new Map();
const seen = new Set();
let check;

/** An exception in a diagnostics channel would end the process. */
function checked(call) {
  try {
    check ??= new CallCheck(readDocuments());
    const { promise, problem } = check.check(call);
    // No test kills these servers' database, so a 500 is a defect.
    const isMistake = call.contract === shop && call.status === 500;
    const mistake = isMistake ? `${call.method} ${call.path}: a mistake of ours, 500` : undefined;
    return { promise, problem: problem ?? mistake };
  } catch (error) {
    return { promise: undefined, problem: `${call.method} ${call.path}: ${error.message}` };
  }
}

function note(call, port) {
  const { promise, problem } = checked(call);
  const key = promise && `${call.contract} ${promise}`;
  if (problem) watched.get(port)?.problems.add(`${call.contract}: ${problem}`);
  if (!key || seen.has(key)) return;
  seen.add(key);
  if (folder)
    appendFileSync(`${folder}/${process.pid}.jsonl`, `${JSON.stringify({ seen: key })}\n`);
}

let isWatching = false;

/** Checks every call of the test process's servers against its contract. */
export const contracts = {
  /** @param {'shop' | 'sandbox'} what listens on the port from now on */
  watch(port, what) {
    watched.set(port, { what, problems: new Set() });
    if (isWatching) return;
    isWatching = true;
    if (folder) mkdirSync(folder, { recursive: true });
    watchServers((one) => watched.get(one)?.what, note);
  },
  /** Returns and clears the problems of a port. */
  take(port) {
    const { problems } = watched.get(port) ?? { problems: new Set() };
    const taken = [...problems];
    problems.clear();
    return taken;
  },
  settle(port) {
    const problems = this.take(port);
    watched.delete(port);
    return problems;
  },
};
