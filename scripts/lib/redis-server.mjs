import { spawn } from 'node:child_process';
import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle } from './say.mjs';

const names = ['redis-server', 'valkey-server'];

/** The machine's Redis, or `undefined`. */
export const findRedisServer = () => placesOnPath(names).find(isProgram);

/** Finds or installs a Redis; otherwise says what to install. */
export async function ensureRedisServer() {
  if (findRedisServer()) return findRedisServer();
  if (canInstallByApt()) await installByApt('Redis', ['redis-server']);
  const found = findRedisServer();
  if (found) return found;
  throw new Obstacle('This needs a Redis. Install one (Debian: apt install redis-server).');
}

const readyLine = 'Ready to accept connections';

/** @type {typeof import('./redis-server.d.mts').launchRedis} */
export async function launchRedis(program, port) {
  const place = ['--port', String(port), '--bind', '127.0.0.1'];
  const server = spawn(program, [...place, '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C reaches the start script, which stops programs in order.
    detached: true,
  });
  let said = '';
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (bytes) => {
      said += bytes.toString();
      if (said.includes(readyLine)) resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Redis did not start: ${said}`)));
  });
  return server;
}
