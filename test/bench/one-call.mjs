import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './statistics.mjs';

const warmUps = 1_500;
const callsARound = 40;

/** With pauses the shop has finished the previous call and its log. */
const apart = { rounds: 30, pauseMs: 2 };
const backToBack = { rounds: 60, pauseMs: 0 };

function call(url, agent) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'application/json' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} of ${url}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

async function medianOf(url, agent, { calls = callsARound, pauseMs = 0 } = {}) {
  const times = [];
  while (times.length < calls) {
    if (pauseMs > 0) await pause(pauseMs);
    times.push(await call(url, agent));
  }
  return median(times);
}

async function compare({ direct, proxy, bff }, agent, { rounds, pauseMs }) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const directMs = await medianOf(direct, agent, { pauseMs });
    const proxyMs = (await medianOf(proxy, agent, { pauseMs })) - directMs;
    const bffMs = (await medianOf(bff, agent, { pauseMs })) - directMs;
    all.push({ directMs, proxyMs, bffMs, ratio: bffMs / proxyMs });
  }
  const middle = (part) => median(all.map((round) => round[part]));
  return {
    directMs: middle('directMs'),
    proxyMs: middle('proxyMs'),
    bffMs: middle('bffMs'),
    ratio: middle('ratio'),
  };
}

/**
 * One call at a time on a keep-alive connection, with and without pauses. The three ways alternate
 * and each round has its own ratio, so a slower machine affects all alike.
 */
export async function addedByEach(ways) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const url of Object.values(ways)) await medianOf(url, agent, { calls: warmUps });
  const result = {
    apart: await compare(ways, agent, apart),
    backToBack: await compare(ways, agent, backToBack),
  };
  agent.destroy();
  return result;
}
