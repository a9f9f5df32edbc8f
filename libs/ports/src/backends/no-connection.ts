/** A store of our own gave no connection in time: nothing was asked of it, and it may be there again soon. */
export class NoConnection extends Error {
  /** What the store's client calls the reason, where it has a word for it. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { code } = Object(cause) as { code?: unknown }; // as: read with care
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** PostgreSQL's and Node's codes for a connection that ended while something was asked. */
const ended = /^(?:57P0[1-3]|08\w{3}|53300|ECONNRESET|EPIPE)$/;

/** Whether a store gave no connection, or one that ended before it answered. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return ended.test(code) || error.message === 'Connection terminated unexpectedly';
}
