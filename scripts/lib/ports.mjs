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

const canListen = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/** Refuses, in words, when a port is in use. */
export async function expectFree(port, variable, who) {
  if (!(await isAnswered(port)) && (await canListen(port))) return;
  throw new Obstacle(
    `Port ${port}, meant for ${who}, is taken by another program. ` +
      `Stop that one, or choose another port: ${variable}=${port + 10} npm start`,
  );
}

/** Below those that a system gives to outgoing connections, which would take one meanwhile. */
const lowest = 12_000;
const highest = 32_000;

/** Ports that nobody uses at this moment. */
export async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(lowest, highest);
    if (!ports.has(port) && (await canListen(port))) ports.add(port);
  }
  return [...ports];
}
