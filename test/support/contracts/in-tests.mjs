import { appendFileSync, mkdirSync } from 'node:fs';
import { CallCheck } from './check-call.mjs';
import { readDocuments, shop } from './documents.mjs';
import { watchServers } from './watch-servers.mjs';

/** Where a whole run keeps what it saw; set by scripts/lib/contract-report.mjs. */
const folder = process.env.CONTRACTS_SEEN;

/** By the ports of the servers that are watched: what they are, and what was wrong of them. */
const watched = new Map();
const seen = new Set();
let check;

/** What is thrown into a channel of Node's would end the process. */
function checked(call) {
  try {
    check ??= new CallCheck(readDocuments());
    const { promise, problem } = check.check(call);
    // Nobody kills a database of these.
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

/** Every call of the servers of tests is held against its contract, in the process that runs them. */
export const contracts = {
  /** @param {'shop' | 'sandbox'} what listens on the port from now on */
  watch(port, what) {
    watched.set(port, { what, problems: new Set() });
    if (isWatching) return;
    isWatching = true;
    if (folder) mkdirSync(folder, { recursive: true });
    watchServers((one) => watched.get(one)?.what, note);
  },
  /** What was not as the contract says since this was last called. */
  take(port) {
    const { problems } = watched.get(port) ?? { problems: new Set() };
    const taken = [...problems];
    problems.clear();
    return taken;
  },
  /** The server has ended; answers what was not as its contract says. */
  settle(port) {
    const problems = this.take(port);
    watched.delete(port);
    return problems;
  },
};
