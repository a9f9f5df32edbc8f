import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { JWK } from 'oidc-provider';
import { createSandbox, type Sandbox } from './app.js';
import type { Config } from './config/config.js';
import { reaching, whilePassing } from './config/start-failure.js';
import type { Clock } from './engine/clock.js';
import { type Content, readContent } from './engine/content.js';
import { type Database, openDatabase } from './engine/database.js';
import { migrate } from './engine/migrations.js';
import { newSigningKey } from './identity/signing-key.js';
import { seedAccounts } from './users/accounts.js';
import { Passwords } from './users/passwords.js';

export interface Running {
  readonly port: number;
  readonly url: string;
  readonly db: Database;
  readonly sandbox: Sandbox;
  /** Finishes running requests, then closes port and database. */
  stop(): Promise<void>;
}

export interface Serving {
  readonly config: Config;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Replaces the content of `CONTENT_DIR`. */
  readonly content?: Content;
  readonly signingKey?: JWK;
}

/** Migrates the database and starts the sandbox on its port. */
export async function serve(serving: Serving): Promise<Running> {
  const { config, clock, content } = serving;
  let isOver = false;
  const onError = (error: unknown) => {
    if (!isOver) serving.onError(error);
  };
  const seconds = config.START_WAIT_SECONDS;
  const db = openDatabase(config.DATABASE_URL, onError);
  const [signingKey] = await Promise.all([
    serving.signingKey ?? newSigningKey(),
    reaching(
      'DATABASE_URL',
      whilePassing(() => migrate(db), { seconds, waiting: onError }),
    ),
  ]);
  const sold = content ?? (await reaching('CONTENT_DIR', readContent(config.CONTENT_DIR)));
  const passwords = new Passwords(config.PASSWORD_COST);
  await seedAccounts({ db, clock, content: sold, passwords });
  // Longer than clients keep idle connections, so that no client writes to a closed one.
  const server = createServer({ keepAliveTimeout: 65_000 });
  const endIdle = idleEnder(server);
  await reaching('HOST and PORT', listen(server, config));
  const { port } = server.address() as AddressInfo; // as: it listens on TCP
  const publicUrl = (config.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '');
  const sandbox = createSandbox({
    config,
    db,
    clock,
    content: sold,
    publicUrl,
    signingKey,
    onError,
  });
  server.on('request', sandbox.app);
  sandbox.chores.start();
  const stop = async () => {
    // Keep-alive connections become idle one by one, as their last replies end.
    const idle = setInterval(endIdle, 50);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(idle);
    await sandbox.chores.stop();
    // Calls whose client has left may still run; nothing is left to report.
    isOver = true;
    await db.destroy();
  };
  return { port, url: `http://${config.HOST}:${port}`, db, sandbox, stop };
}

const listen = (server: Server, { PORT, HOST }: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve());
  });

/** Ends idle connections. Node counts connections without a request yet as busy. */
function idleEnder(server: Server): () => void {
  const unasked = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.prependListener('request', ({ socket }) => unasked.delete(socket));
  return () => {
    server.closeIdleConnections();
    for (const socket of unasked) socket.destroy();
  };
}
