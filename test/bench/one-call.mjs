import { Agent, get } from 'node:http';
import { median } from './statistics.mjs';

const warmUps = 1_500;
const rounds = 120;
const callsARound = 40;

function call(url, agent) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'application/json' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} of ${url}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

async function medianOf(url, agent, calls) {
  const times = [];
  while (times.length < calls) times.push(await call(url, agent));
  return median(times);
}

/**
 * One call after the other on a kept connection. The three ways take turns, and the ratio is made
 * in each round, so that a machine that slows down slows all three.
 */
export async function addedByEach({ direct, proxy, bff }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const url of [direct, proxy, bff]) await medianOf(url, agent, warmUps);
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const directMs = await medianOf(direct, agent, callsARound);
    const proxyMs = (await medianOf(proxy, agent, callsARound)) - directMs;
    const bffMs = (await medianOf(bff, agent, callsARound)) - directMs;
    all.push({ directMs, proxyMs, bffMs, ratio: bffMs / proxyMs });
  }
  agent.destroy();
  const middle = (part) => median(all.map((round) => round[part]));
  return {
    directMs: middle('directMs'),
    proxyMs: middle('proxyMs'),
    bffMs: middle('bffMs'),
    ratio: middle('ratio'),
  };
}
