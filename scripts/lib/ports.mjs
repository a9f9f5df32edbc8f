import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { Obstacle } from './say.mjs';

/** Somebody answers there, on any address that the name localhost stands for. */
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
    // A machine without that address has nobody there.
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE' && code !== 'EACCES'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Each address by itself: who listens on one of them alone leaves the name to the other. */
const canListen = async (port) =>
  (await canListenOn('127.0.0.1', port)) && (await canListenOn('::1', port));

/** Refuses, in words, when a port is in use. */
export async function expectFree(port, variable, who) {
  if (!(await isAnswered(port)) && (await canListen(port))) return;
  throw new Obstacle(
    `Port ${port}, meant for ${who}, is taken by another program. ` +
      `Stop that one, or choose another port: ${variable}=${port + 10} npm start`,
  );
}

/**
 * Below those that a system gives to outgoing connections, which would take one meanwhile. Workers of
 * a test run look in a part of their own: what one has found it has not taken yet.
 */
const lowest = 12_000;
const ofEach = 2_000;
const parts = 10;

/** Ports that nobody uses at this moment. */
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
