import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/lib/embedded-postgres.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

/** A database server for one test, which can kill it and restart it over the same data. */
export async function startOwnPostgres() {
  const dataDir = temporaryFolder('postgres');
  let server = await startPostgres({ dataDir });
  let databases = 0;
  return {
    createDatabase: () => server.createDatabase(`own_${(databases += 1)}`),
    async killAndRestart() {
      const [pid] = readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      server = await startPostgres({ dataDir, port: server.port });
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
