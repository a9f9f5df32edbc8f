import { rm } from 'node:fs/promises';
import { ensureBuild } from '../../../scripts/lib/ensure-build.mjs';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { createShop } from '../../../scripts/lib/shop.mjs';
import { temporaryFolder } from '../../../scripts/lib/temporary-folder.mjs';
import { watchedPrograms } from '../../../scripts/lib/watched-programs.mjs';

export interface OwnShop {
  readonly url: string;
  readonly sandbox: string;
  /** Stops it; rejects if one of its programs died before. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Opens a shop on free ports with a new data folder; it also serves `/__kit`. */
export async function openOwnShop(environment: Environment = {}): Promise<OwnShop> {
  await ensureBuild();
  const given = process.env.TAQUILLA_DATA_DIR;
  const dataDir = given ?? temporaryFolder('browser');
  const [port = 0, sandboxPort = 0, opsPort = 0] = await freePorts(3);
  Object.assign(process.env, watchedPrograms(), environment);
  const notes: string[] = [];
  const settings = {
    port,
    sandboxPort,
    opsPort,
    dataDir,
    real: [],
    mode: 'test',
  } as const;
  const shop = createShop(settings, (note) => notes.push(note));
  try {
    await shop.start();
  } catch (error) {
    await shop.stop();
    throw error;
  }
  const close = async () => {
    await shop.stop();
    if (!given) await rm(dataDir, { recursive: true, force: true });
    if (notes.length > 0) throw new Error(`While the browser looked on: ${notes.join('; ')}`);
  };
  return { url: shop.url, sandbox: `http://localhost:${sandboxPort}`, close };
}
