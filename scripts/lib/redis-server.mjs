import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle } from './say.mjs';

const names = ['redis-server', 'valkey-server'];

/** The Redis of this machine, to be started by tests; else `undefined`. */
export const findRedisServer = () => placesOnPath(names).find(isProgram);

/** Finds a Redis, or installs one where that is possible; else says what to install. */
export async function ensureRedisServer() {
  if (findRedisServer()) return findRedisServer();
  if (canInstallByApt()) await installByApt('Redis', ['redis-server']);
  const found = findRedisServer();
  if (found) return found;
  throw new Obstacle('These tests need a Redis. Install one (Debian: apt install redis-server).');
}
