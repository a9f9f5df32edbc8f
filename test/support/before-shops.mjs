import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { givenServer, startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** The data is gone after the run, so no write waits for a disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // What a test makes on purpose is found at once.
  'deadlock_timeout=50ms',
];

/** Before a run that needs shops: builds these sources and starts one database server for all. */
export default async function beforeShops() {
  await ensureBuild();
  // The databases of this run's shared shops begin so.
  process.env.SHARED_SHOPS = `shared_${randomBytes(4).toString('hex')}`;
  if (givenServer()) return;
  const dataDir = temporaryFolder('postgres');
  const server = await startPostgres({ dataDir, settings });
  // The workers are started after this and inherit it.
  process.env.DATABASE_URL = server.url('postgres');
  globalThis.endOwnServer = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
