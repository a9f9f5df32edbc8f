import { NoConnection } from '@shop/ports/backends';
import pg from 'pg';

export interface PoolOptions {
  readonly url: string;
  /** Connections; 10 unless given. */
  readonly size?: number;
  /** Milliseconds after which the server ends a query; 5000 unless given, 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds that a connection is waited for; 2000 unless given. */
  readonly connectTimeoutMs?: number;
  /** Told when a connection breaks; the pool goes on with a new one. */
  readonly onError: (error: Error) => void;
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** Says of a connection that could not be had that it is that, whatever the reason. */
class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(told: Connected): void;
  override connect(told?: Connected): Promise<pg.PoolClient> | void {
    if (told)
      return super.connect((error, client, done) =>
        told(error && new NoConnection(error), client, done),
      );
    return super.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  }
}

/**
 * A pool whose commits are on disk when they are answered and whose queries end in time. Who gets no
 * connection is told so (`NoConnection`).
 */
export function openPool(options: PoolOptions): pg.Pool {
  const { url, size, statementTimeoutMs, connectTimeoutMs, onError } = options;
  const pool = new ShopPool({
    connectionString: url,
    max: size ?? 10,
    statement_timeout: statementTimeoutMs ?? 5000,
    connectionTimeoutMillis: connectTimeoutMs ?? 2000,
    options: '-c synchronous_commit=on',
  });
  pool.on('error', onError);
  // The pool listens to idle connections alone: one that breaks between two queries of somebody
  // who has it would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Whether the role of these connections is a superuser of the server. */
export async function isSuperuser(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = session_user',
  );
  return rows[0]?.rolsuper === true;
}
