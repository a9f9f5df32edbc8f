import { rm } from 'node:fs/promises';
import pg from 'pg';
import { startNginx } from '../../scripts/lib/nginx.mjs';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { type Program, startProgram } from './programs.js';
import { violationsIn } from './purchase-checker.js';
import { sandboxVariables, shopVariables } from './shop-variables.js';
import { createDatabase } from './start-postgres.js';
import { startRedis } from './start-redis.js';

interface Settings {
  /** Environment of each copy, beside the addresses that connect the programs. */
  readonly env?: Readonly<Record<string, string>>;
  /** Changes the text of deploy/nginx/nginx.conf. */
  readonly adjust?: (configuration: string) => string;
}

/** Two copies of the shop behind nginx, with the configuration of deploy/nginx. */
export async function startShopCopies({ env, adjust }: Settings = {}) {
  const [shopDb, sandboxDb] = [await createDatabase(), await createDatabase()];
  const redis = await startRedis();
  const [port = 0, sandboxPort, ...ofCopies] = await freePorts(4);
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const places = { url, sandboxUrl };
  const sandbox = await startProgram(
    'dist/sandbox/main.mjs',
    sandboxVariables({ ...places, databaseUrl: sandboxDb }),
  );
  const startCopy = (copy: number, changed: Settings['env'] = {}): Promise<Program> =>
    startProgram('dist/bff/main.mjs', {
      ...shopVariables({ ...places, databaseUrl: shopDb }),
      HOST: '127.0.0.1',
      BACKEND_CONNECT_MS: '10000',
      PORT: String(ofCopies[copy]),
      OPS_PORT: '0',
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
      ...changed,
    });
  const copies = await Promise.all([startCopy(0), startCopy(1)]);
  const folder = temporaryFolder('nginx');
  const adjusted = (text: string) =>
    (adjust?.(text) ?? text).replace('stderr crit', 'stderr error');
  const nginx = await startNginx({ folder, port, copies: ofCopies, adjust: adjusted });
  const books = new pg.Pool({ connectionString: sandboxDb });
  return {
    url,
    /** What nginx says of copies that did not answer. */
    nginxSaid: () => nginx.said(),
    /** Captured payments without exactly one order, and the reverse. */
    check: () => violationsIn(books),
    /** Stops one copy as a new version would, and starts it again with a changed environment. */
    async restart(copy: 0 | 1, changed?: Settings['env']): Promise<void> {
      expect(await copies[copy].stop()).toBe(0);
      copies[copy] = await startCopy(copy, changed);
    },
    async killAndRestart(copy: 0 | 1, changed?: Settings['env']): Promise<void> {
      await copies[copy].kill();
      copies[copy] = await startCopy(copy, changed);
    },
    async stop(): Promise<void> {
      await nginx.stop();
      for (const copy of copies) await copy.stop();
      await sandbox.stop();
      await redis.stop();
      await books.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
