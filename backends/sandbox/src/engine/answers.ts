import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from './clock.js';
import type { Database, Tx } from './database.js';
import { refuse, type Refused } from './refusal.js';

/** The reply to a call; a `body` of `undefined` sends none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly keepsEffect?: boolean;
}

/** Identifies a call: two calls with the same key are one. */
export interface CallKey {
  readonly route: string;
  readonly key: string;
  readonly body: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** Deadlocks and serialisation failures; a retry may succeed. */
const retriable = new Set(['40P01', '40001']);
const attempts = 4;

const isRetriable = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  retriable.has(error.code);

/** Runs a transaction. Retries after a deadlock or a serialisation failure. */
export async function transact<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isRetriable(error)) throw error;
    }
  }
}

/** Does a write once, with effect and reply in one commit. A repeat gets the stored reply. */
export const once = (
  db: Database,
  clock: Clock,
  call: CallKey,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer | Refused> =>
  transact(db, async (tx) => {
    const lock = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${call.route} ${call.key}`}, 0)) as free
    `.execute(tx);
    if (!lock.rows[0]?.free) return refuse('IN_PROGRESS');
    return (await storedAnswer(tx, call)) ?? firstAnswer(tx, clock, call, work);
  });

async function storedAnswer(tx: Tx, call: CallKey): Promise<Answer | Refused | undefined> {
  const stored = await tx
    .selectFrom('answers')
    .selectAll()
    .where('route', '=', call.route)
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!stored) return undefined;
  if (stored.body_hash !== hash(call.body)) return refuse('IDEMPOTENCY_MISMATCH');
  return { status: stored.status, body: stored.body ? JSON.parse(stored.body) : undefined };
}

async function firstAnswer(
  tx: Tx,
  clock: Clock,
  call: CallKey,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  await sql`savepoint work`.execute(tx);
  const answer = await work(tx);
  if (answer.status >= 400 && !answer.keepsEffect)
    await sql`rollback to savepoint work`.execute(tx);
  await tx
    .insertInto('answers')
    .values({
      route: call.route,
      key: call.key,
      body_hash: hash(call.body),
      status: answer.status,
      body: answer.body === undefined ? '' : JSON.stringify(answer.body),
      created_at: clock(),
    })
    .execute();
  return answer;
}
