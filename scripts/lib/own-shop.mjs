import { rm } from 'node:fs/promises';
import { freePorts } from './ports.mjs';
import { complain } from './say.mjs';
import { createShop } from './shop.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A shop as `npm start` runs it, on free ports, in a temporary folder. */
export async function createOwnShop() {
  const dataDir = temporaryFolder('own');
  const [port, sandboxPort, opsPort] = await freePorts(3);
  const shop = createShop({ port, sandboxPort, opsPort, dataDir, real: [] }, complain);
  const close = async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...shop, close };
}
