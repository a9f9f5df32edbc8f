import { NoConnection } from '@shop/ports/backends';
import pg from 'pg';

export interface PoolOptions {
  readonly url: string;
  /** Connections; defaults to 10. */
  readonly size?: number;
  /** Milliseconds until the server cancels a query; defaults to 5000, 0 for no limit. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds to wait for a connection; defaults to 2000. */
  readonly connectTimeoutMs?: number;
  /** Called when a connection breaks; the pool opens a new one. */
  readonly onError: (error: Error) => void;
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** Rejects with `NoConnection`, whatever the reason. */
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
 * Synchronous commits and a statement timeout. Rejects with `NoConnection` without a connection.
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
  // The pool only listens to idle connections: one that breaks while checked out would end the
  // process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

export async function isSuperuser(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = session_user',
  );
  return rows[0]?.rolsuper === true;
}
