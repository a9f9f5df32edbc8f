import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { Obstacle } from './say.mjs';

/** Whether a server answers on any address of localhost. */
const isAnswered = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost', autoSelectFamily: true, timeout: 500 });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });

const canListenOn = (host, port) =>
  new Promise((resolve) => {
    const server = createServer();
    // A machine without that address has no listener there.
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Tries each address: a server on one of them leaves the other free. */
const canListen = async (port) =>
  (await canListenOn('127.0.0.1', port)) && (await canListenOn('::1', port));

export async function expectFree(port, variable, who) {
  if (!(await isAnswered(port)) && (await canListen(port))) return;
  throw new Obstacle(
    `Port ${port}, meant for ${who}, is taken by another program. ` +
      `Stop that one, or choose another port: ${variable}=${port + 10} npm start`,
  );
}

/**
 * Below the range of outgoing connections, which could take a port meanwhile. Workers of a test run
 * search separate ranges, since a found port is not yet taken.
 */
const lowest = 12_000;
const ofEach = 2_000;
const parts = 10;

export async function freePorts(count) {
  const part = Number(process.env.JEST_WORKER_ID ?? 0) % parts;
  const first = lowest + part * ofEach;
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(first, first + ofEach);
    if (!ports.has(port) && (await canListen(port))) ports.add(port);
  }
  return [...ports];
}
