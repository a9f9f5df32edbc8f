import { canInstallByApt, installByApt, isProgram, placesOnPath } from './apt.mjs';
import { Obstacle } from './say.mjs';

const names = ['redis-server', 'valkey-server'];

/** The machine's Redis for tests, or `undefined`. */
export const findRedisServer = () => placesOnPath(names).find(isProgram);

/** Finds or installs a Redis; otherwise says what to install. */
export async function ensureRedisServer() {
  if (findRedisServer()) return findRedisServer();
  if (canInstallByApt()) await installByApt('Redis', ['redis-server']);
  const found = findRedisServer();
  if (found) return found;
  throw new Obstacle('These tests need a Redis. Install one (Debian: apt install redis-server).');
}
