import autocannon from 'autocannon';
import { median } from './statistics.mjs';

const rounds = 3;

/** Each connection begins elsewhere in the list, so that no two ask for the same at once. */
function apart(requests, connections) {
  let begun = 0;
  return (client) => {
    const from = Math.floor((begun * requests.length) / connections) % requests.length;
    begun += 1;
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
  };
}

function burst({ url, requests }, connections, amount) {
  return new Promise((resolve, reject) => {
    const setupClient = apart(requests, connections);
    autocannon({ url, requests, connections, amount, setupClient }, (error, result) => {
      if (error) return reject(error);
      const bad = result.errors + result.timeouts + result.non2xx;
      if (bad > 0) return reject(new Error(`${bad} bad answers of ${requests[0].path}`));
      resolve({ replies: result['2xx'], perSecond: result['2xx'] / result.duration });
    });
  });
}

/** Until its code is compiled, a page costs several times as much. */
export const warmUp = (side, amount) => burst(side, 4, amount);

/**
 * Loads servers in turns with `amount` requests, so that other load affects them alike. `cpuMs` of
 * a side returns its process's processor time so far.
 */
export async function compare(sides, connections, amount) {
  const measured = sides.map((side) => ({ ...side, cpu: [], rates: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of measured) {
      const before = await side.cpuMs();
      const { replies, perSecond } = await burst(side, connections, amount);
      side.cpu.push(((await side.cpuMs()) - before) / replies);
      side.rates.push(perSecond);
    }
  }
  return measured.map(({ cpu, rates }) => ({ cpuMs: median(cpu), perSecond: median(rates) }));
}
