import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './ports.mjs';
import { complain } from './say.mjs';
import { createShop } from './shop.mjs';

/** A shop as `npm start` runs it, on free ports, in a folder that goes with it. */
export async function createOwnShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'taquilla-own-'));
  // Open to be walked into: root runs the database as another user.
  await chmod(dataDir, 0o755);
  const [port, sandboxPort, opsPort] = await freePorts(3);
  const shop = createShop({ port, sandboxPort, opsPort, dataDir, real: [] }, complain);
  const close = async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...shop, close };
}
