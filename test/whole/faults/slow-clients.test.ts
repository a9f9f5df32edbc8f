import { once } from 'node:events';
import { openRaw, parsed, receivedBy } from '@shop/test/raw-http';
import { startBff } from '@shop/test/start-bff';

const shop = await startBff();
afterAll(() => shop.stop());

const head = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: ${new URL(shop.url).host}\r\n`;

/** Sends a beginning, then one byte a second until cut off; returns how it ended. */
async function sendSlowly(beginning: string) {
  const socket = await openRaw(shop.url);
  const received = receivedBy(socket);
  const began = Date.now();
  if (beginning) socket.write(beginning);
  const drip = setInterval(() => beginning && socket.writable && socket.write('x'), 1_000);
  const { status } = parsed(await received);
  clearInterval(drip);
  return { status, seconds: (Date.now() - began) / 1_000 };
}

it('limits headers to ten seconds and a request to thirty, while serving others', async () => {
  const body = 'Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n';
  const slow = [
    sendSlowly(''),
    sendSlowly(`${head('GET', '/es/')}X-Slow: `),
    sendSlowly(`${head('POST', '/api/reporting')}${body}`),
  ];
  let isOver = false;
  const ends = Promise.all(slow).finally(() => (isOver = true));
  const statuses = new Set<number>();
  while (!isOver) {
    statuses.add((await shop.visitor().get('/es/')).status);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const [idle, headers, bodies] = await ends;
  expect([...statuses]).toEqual([200]);
  for (const [end, least] of [
    [idle, 9],
    [headers, 9],
    [bodies, 29],
  ] as const) {
    expect(end?.status).toBe(408);
    expect(end?.seconds).toBeGreaterThan(least);
  }
  // Generous for a machine that stalls for a minute; Node's defaults are these limits.
  expect(headers?.seconds).toBeLessThan(60);
  expect(bodies?.seconds).toBeLessThan(300);
}, 400_000);

it('accepts a fixed number of connections, and the next when one closes', async () => {
  const small = await startBff({}, { MAX_CONNECTIONS: '3' });
  const open = await Promise.all([1, 2, 3].map(() => openRaw(small.url)));
  const oneMore = await openRaw(small.url);
  expect(await receivedBy(oneMore)).toBe('');
  for (const socket of open) {
    socket.destroy();
    await once(socket, 'close');
  }
  let answered = 0;
  while (answered !== 200)
    answered = await small
      .visitor()
      .get('/es/')
      .then(
        ({ status }) => status,
        () => 0,
      );
  await small.stop();
}, 60_000);
