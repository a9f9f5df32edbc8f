import { AsyncResource } from 'node:async_hooks';
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
  /** Called with the text of each statement; what it returns is called at the end. */
  readonly onStatement?: OnStatement | undefined;
}

export type OnStatement = (text: string) => ((isFailed: boolean) => void) | undefined;

type Connected = Parameters<pg.Pool['connect']>[0];

/** Rejects with `NoConnection`, whatever the reason. */
class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(told: Connected): void;
  override connect(told?: Connected): Promise<pg.PoolClient> | void {
    if (told) {
      // A waiting caller is told in the scope of the one that gave its connection back.
      const inScope = AsyncResource.bind(told);
      return super.connect((error, client, done) =>
        inScope(error && new NoConnection(error), client, done),
      );
    }
    return super.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  }
}

/** Reports each statement of a connection, which the driver takes with a callback or without. */
function watch(client: pg.PoolClient, onStatement: OnStatement): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown; // as: its overloads
  const watched = (...asked: unknown[]): unknown => {
    const ended = onStatement(textOf(asked[0]));
    if (!ended) return query(...asked);
    const told = asked.at(-1);
    if (typeof told === 'function')
      return query(...asked.slice(0, -1), (error: unknown, found: unknown) => {
        ended(Boolean(error));
        told(error, found);
      });
    const reply = query(...asked);
    if (reply instanceof Promise)
      reply.then(
        () => ended(false),
        () => ended(true),
      );
    return reply;
  };
  Object.assign(client, { query: watched });
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const { text } = Object(asked) as { text?: unknown }; // as: a query of the driver
  return typeof text === 'string' ? text : '';
}

/**
 * Synchronous commits and a statement timeout. Rejects with `NoConnection` without a connection.
 */
export function openPool(options: PoolOptions): pg.Pool {
  const { url, size, statementTimeoutMs, connectTimeoutMs, onError, onStatement } = options;
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
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (onStatement) watch(client, onStatement);
  });
  return pool;
}

export async function isSuperuser(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = session_user',
  );
  return rows[0]?.rolsuper === true;
}
