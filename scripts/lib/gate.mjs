import { randomUUID, webcrypto } from 'node:crypto';
import {
  createSignatureCheck,
  judgeVoucher,
  readVoucherCode,
  ticketDaysAt,
  typedVoucherCode,
  unitCodesIn,
} from '../../dist/libs/domain/src/index.js';
import { Obstacle } from './say.mjs';

/** How long a gate waits for the shop before it decides from its own state. */
const timeoutMs = 4_000;

/** One gate: its connection to `origin` with a key, and its stored state. */
export function createGate({ origin, key, memory }) {
  /** The reply's body; `undefined` without a usable reply. */
  async function ask(path, body) {
    const answer = await fetch(new URL(path, origin), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      body: body && JSON.stringify(body),
    }).catch(() => undefined);
    if (answer?.status === 401)
      throw new Obstacle(`${origin} refuses this GATE_SECRET. Set the one of the shop.`);
    if (answer?.status === 404)
      throw new Obstacle(`${origin} has no gates. Set GATE_SECRET there and restart it.`);
    return answer?.ok ? answer.json() : undefined;
  }

  /** Fetches keys and ended units, and sends queued admissions. False without a reply. */
  async function refresh() {
    const facts = await ask('/gate/facts');
    if (!facts) return false;
    const known = await memory.read();
    const left = [];
    let isThere = true;
    for (const one of known.queue) {
      const told = isThere ? await ask('/gate/redeem', one) : undefined;
      isThere = told !== undefined;
      if (!told || told.kind === 'failed') left.push(one);
    }
    await memory.write({ ...known, facts, queue: left });
    return true;
  }

  async function judge(code) {
    const { facts, admitted } = await memory.read();
    if (!facts)
      throw new Obstacle('No keys on this machine yet: connect and run with --fetch once.');
    const ended = new Map(facts.ended.map((one) => [one.unit, one]));
    return judgeVoucher(code, {
      days: (product) => ticketDaysAt(new Date(), facts.late?.[product]),
      isRevoked: (unit) => ended.get(unit)?.kind === 'revoked',
      isUsed: (unit) => ended.get(unit)?.kind === 'used' || Object.hasOwn(admitted, unit),
      check: await createSignatureCheck(webcrypto.subtle, facts.keys),
    });
  }

  async function signedOf(given) {
    const typed = typedVoucherCode(given);
    if (readVoucherCode(typed) || unitCodesIn(typed).length === 0) return typed;
    const found = await ask('/gate/find', { code: typed });
    if (!found || found.kind === 'failed')
      throw new Obstacle('The shop does not answer, so short codes do not work: scan the QR code.');
    if (found.kind === 'notFound') throw new Obstacle('No ticket has this code.');
    return found.code;
  }

  /** Admits the holder of a valid code; reports it now, or queues the report. */
  async function admit(code, unit) {
    const one = { code, at: new Date().toISOString(), attempt: randomUUID() };
    const told = await ask('/gate/redeem', one);
    if (told && !['redeemed', 'failed'].includes(told.kind)) return told.kind;
    const isTold = told?.kind === 'redeemed';
    const known = await memory.read();
    await memory.write({
      ...known,
      admitted: { ...known.admitted, [unit]: one.at },
      queue: isTold ? known.queue : [...known.queue, one],
    });
    return isTold ? 'admitted' : 'queued';
  }

  return { refresh, judge, signedOf, admit };
}
