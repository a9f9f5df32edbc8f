// Preloaded into shop and sandbox programs. Records their replies, which the run checks against the
// contracts at its end.
import { appendFileSync } from 'node:fs';
import { readDocuments, shop } from './documents.mjs';
import { watchServers } from './watch-servers.mjs';

const mostOfEach = 3;

const folder = process.env.CONTRACTS_SEEN;
const program = /dist[\\/](bff|sandbox)[\\/]main\.mjs$/.exec(process.argv[1] ?? '')?.[1];

if (folder && program) {
  const contracts = readDocuments();
  const kept = new Map();
  const server = program === 'bff' ? shop : 'sandbox';
  const keep = (call) => {
    const operation = contracts.get(call.contract).operationAt(call.method, call.path);
    const key = `${call.contract} ${operation?.operationId ?? ''} ${call.status}`;
    const count = (kept.get(key) ?? 0) + 1;
    kept.set(key, count);
    // Written synchronously, because tests kill many of these programs.
    if (count <= mostOfEach)
      appendFileSync(`${folder}/${process.pid}.jsonl`, `${JSON.stringify({ call })}\n`);
  };
  watchServers(() => server, keep);
}
