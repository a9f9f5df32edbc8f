import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwn } from './programs.mjs';
import { recorded } from './replies.mjs';
import { quantile } from './statistics.mjs';

const connections = 64;
/** Between a visitor's requests, as the box waits. */
const pauseMs = 500;
const questionsARound = 8;
const rounds = 3;

const json = { 'content-type': 'application/json' };
const path = '/google-enterprise/autocomplete';
const reply = (at, body) =>
  recorded(at, { status: 200, headers: json, body: Buffer.from(JSON.stringify(body)) });

/** The bench's search API: a token, and fixed suggestions. */
export function startSearchApi() {
  const found = ['laguna nácar', 'laguna nácar tarde', 'lagunas', 'lago', 'largo', 'lagartos'];
  return startOwn('bare-server', [
    reply('/google-enterprise/token', { data: { access_token: 'a'.repeat(40), expires_in: 3600 } }),
    reply(path, { querySuggestions: found.map((suggestion) => ({ suggestion })) }),
  ]);
}

function ask({ url, method = 'GET', headers = {}, body }, agent) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} of ${url}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    });
    asked.on('error', reject).end(body);
  });
}

/** Random start times, since visitors do not type in step. */
async function timesOf(way) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const typist = async (at) => {
    const times = [];
    await pause((at * pauseMs) / connections);
    for (let count = 0; count < questionsARound; count += 1) {
      times.push(await ask(way, agent));
      await pause(pauseMs);
    }
    return times;
  };
  const all = await Promise.all(Array.from({ length: connections }, (_, at) => typist(at)));
  agent.destroy();
  return all.flat();
}

/** Sixty-four visitors type at once: the time that the BFF adds to the backend's. */
export async function suggestionTimes(shopUrl, searchOrigin) {
  const body = JSON.stringify({ dataStore: 'pages', query: 'lag' });
  const ways = {
    direct: { url: searchOrigin + path, method: 'POST', headers: json, body },
    bff: { url: `${shopUrl}/api/search/suggestions?q=lag&language=es&path=%2Fes%2F` },
  };
  const times = { direct: [], bff: [] };
  for (const way of Object.values(ways)) await timesOf(way);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, way] of Object.entries(ways)) times[name].push(...(await timesOf(way)));
  const at = (share) => ({
    direct: quantile(times.direct, share),
    bff: quantile(times.bff, share),
  });
  return { p50: at(0.5), p99: at(0.99) };
}
