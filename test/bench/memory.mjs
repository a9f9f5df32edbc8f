import autocannon from 'autocannon';
import { say } from '../../scripts/lib/say.mjs';
import { residentBytesOf } from './start-shop.mjs';

const asABrowser = {
  accept: 'text/html,application/json;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-MX,es;q=0.9',
  'sec-ch-ua-mobile': '?1',
};
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(0)} MB`;

const inventedCount = 10_000;
const requestCount = 200_000;
const connections = 16;
const sampleMs = 500;

const inventions = [
  (n) => ({ path: `/es/entrada-bruma/?month=${2027 + (n % 6000)}-01` }),
  (n) => ({ path: `/en/ticket-bruma/?adults=${n}` }),
  (n) => ({ path: `/es/?q=word${n}` }),
  (n) => ({ path: `/es/busqueda/?q=word${n}` }),
  (n) => ({ path: `/pt/parques-e-passeios/?pick=park${n}` }),
  (n) => ({ path: `/es/nowhere-${n}/` }),
  (n) => ({ path: '/es/', headers: { cookie: `unknown${n}=1` } }),
  (n) => ({ path: '/es/', headers: { cookie: `__Host-closed_part${n}=yes` } }),
  (n) => ({ path: '/pt/', headers: { cookie: `__Host-currency=X${n}` } }),
];

const known = [
  '/es/',
  '/en/',
  '/pt/',
  '/es/parques-y-tours/',
  '/es/entrada-bruma/',
  '/en/ticket-bruma/',
];
const packings = ['gzip, deflate, br', 'gzip', 'identity'];
const visits = known.flatMap((path) =>
  packings.flatMap((packing) =>
    ['?0', '?1'].map((hint) => ({
      path,
      headers: { ...asABrowser, 'accept-encoding': packing, 'sec-ch-ua-mobile': hint },
    })),
  ),
);

const ask = (url, requests, amount) =>
  new Promise((resolve, reject) => {
    autocannon({ url, connections, amount, requests }, (error, result) => {
      if (error) return reject(error);
      const bad = result.errors + result.timeouts + result['5xx'];
      return bad > 0 ? reject(new Error(`${bad} bad answers of ${url}`)) : resolve();
    });
  });

/** Memory of a shop with the default page cache under any requests. */
export async function measureMemory({ keeping }) {
  const start = await residentBytesOf(keeping);
  let most = start;
  const sample = async () => {
    const bytes = await residentBytesOf(keeping);
    most = Math.max(most, bytes);
    return bytes;
  };
  const timer = setInterval(() => void sample().catch(() => undefined), sampleMs);
  try {
    say(`${inventedCount} invented addresses …`);
    const invented = Array.from({ length: inventedCount }, (_, n) => {
      const { path, headers } = inventions[n % inventions.length](n);
      return { path, headers: { ...asABrowser, ...headers } };
    });
    await eachOnce(keeping.url, invented);
    const afterInvented = await sample();
    say(`${requestCount} requests …`);
    await ask(keeping.url, visits, requestCount);
    const loaded = await sample();
    const told = (name, bytes) => ({ name: `resident memory ${name}`, value: megabytes(bytes) });
    return [
      told('at the start', start),
      told('after 10,000 invented addresses', afterInvented),
      told('after 200,000 requests more', loaded),
      { ...told('at most', most), goal: '≤ 350 MB', isMissed: most > 350_000_000 },
    ];
  } finally {
    clearInterval(timer);
  }
}

async function eachOnce(url, requests) {
  const left = [...requests];
  const next = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const answer = await fetch(url + one.path, { headers: one.headers, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${answer.status} of ${one.path}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, next));
}
