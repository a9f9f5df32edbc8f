import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { givenServer, startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** The run deletes this data, so writes need not wait for the disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  // Detects quickly the deadlocks that tests provoke.
  'deadlock_timeout=50ms',
];

/** Builds the sources and starts one database server for all files of the run. */
export default async function beforeShops() {
  await ensureBuild();
  // Prefix of the database names of this run's shared shops.
  process.env.SHARED_SHOPS = `shared_${randomBytes(4).toString('hex')}`;
  if (givenServer()) return;
  const dataDir = temporaryFolder('postgres');
  const server = await startPostgres({ dataDir, settings });
  // Workers start after this and inherit it.
  process.env.DATABASE_URL = server.url('postgres');
  globalThis.endOwnServer = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
