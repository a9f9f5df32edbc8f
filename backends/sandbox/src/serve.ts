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
  /** Answers what was asked, ends what is under way, then lets go of port and database. */
  stop(): Promise<void>;
}

export interface Serving {
  readonly config: Config;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Instead of the content of `CONTENT_DIR`. */
  readonly content?: Content;
  /** Instead of a new one. */
  readonly signingKey?: JWK;
}

/** Starts the sandbox on its port, its database brought up to date. */
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
  // Longer than a client keeps what is idle, so that none writes into a connection we just closed.
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
    // Connections that are kept alive fall idle one by one as their last answers go out.
    const idle = setInterval(endIdle, 50);
    await new Promise((resolve) => server.close(resolve));
    clearInterval(idle);
    await sandbox.chores.stop();
    // A call whose client has left may still be under way: it has nobody left to fail.
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

/** Ends connections that ask nothing now; Node counts those that asked nothing yet as busy. */
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
