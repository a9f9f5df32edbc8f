import { rm } from 'node:fs/promises';
import { givenServer, startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** Nothing here outlives the run, so nothing waits for a disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];

/** Once a run that needs shops: a build of these sources, and one database server for everybody. */
export default async function beforeShops() {
  await ensureBuild();
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
