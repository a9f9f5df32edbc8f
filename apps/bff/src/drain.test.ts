import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { drainOf } from './drain.js';

const aDay = 86_400_000;

it('finishes running replies without waiting for idle connections', async () => {
  const server = createServer();
  const drain = drainOf(server, aDay);
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const silent = connect(port, 'localhost');
  await once(silent, 'connect');
  const asked = once(server, 'request');
  const answer = fetch(`http://localhost:${port}/`);
  const response: ServerResponse = (await asked)[1];
  const silentGone = once(silent, 'close');
  const drained = drain.finish();
  await silentGone;
  response.end('whole');
  expect(await (await answer).text()).toBe('whole');
  await drained;
});

it('serves new connections after the announcement, each for one reply', async () => {
  const server = createServer((_, response) => response.end('served'));
  const drain = drainOf(server, aDay);
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const reply = () => fetch(`http://localhost:${port}/`);
  expect((await reply()).headers.get('connection')).toBe('keep-alive');
  drain.announce();
  expect((await reply()).headers.get('connection')).toBe('close');
  await drain.finish();
  await expect(reply()).rejects.toThrow('fetch failed');
});
