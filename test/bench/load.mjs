import autocannon from 'autocannon';
import { median, quantile } from './statistics.mjs';

const manyConnections = 8;
const rounds = 3;
const secondsARound = 2.5;

/** A browser's headers; the bare server replays the shop's reply to them. */
export const asABrowser = {
  accept: 'text/html,application/json;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-MX,es;q=0.9',
  'sec-ch-ua-mobile': '?1',
};

function burst({ url, method = 'GET', headers, body }, until, connections) {
  return new Promise((resolve, reject) => {
    const times = [];
    const asked = { url, method, body, headers: { ...asABrowser, ...headers } };
    const options = { ...asked, ...until, connections };
    const instance = autocannon(options, (error, result) => {
      if (error) return reject(error);
      const bad = result.errors + result.timeouts + result.non2xx;
      if (bad > 0) return reject(new Error(`${bad} bad answers of ${url}`));
      resolve({ times, perSecond: times.length / result.duration });
    });
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
}

/**
 * Loads two servers in turns over several connections. `cpuMs` of a side returns its process's
 * processor time so far. A side other than GET has `method`, `headers` and `body`. `warmUps` counts
 * replies before the measurement; default one second.
 */
export async function compareUnderLoad(sides, { connections = manyConnections, warmUps } = {}) {
  const measured = sides.map((side) => ({ ...side, times: [], perSecond: [], cpu: [] }));
  const warm = warmUps ? { amount: warmUps } : { duration: 1 };
  for (const side of sides) await burst(side, warm, connections);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of measured) {
      const before = await side.cpuMs();
      const { times, perSecond } = await burst(side, { duration: secondsARound }, connections);
      side.cpu.push(((await side.cpuMs()) - before) / times.length);
      side.perSecond.push(perSecond);
      side.times = side.times.concat(times);
    }
  }
  return measured.map(({ times, perSecond, cpu }) => ({
    perSecond: median(perSecond),
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    cpuMs: median(cpu),
  }));
}
