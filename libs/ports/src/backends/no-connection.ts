/** One of our stores gave no connection in time. It ran nothing, so a retry is safe. */
export class NoConnection extends Error {
  /** The store client's error code, if it has one. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const { code } = Object(cause) as { code?: unknown }; // as: checked on the next line
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** PostgreSQL and Node codes for a connection lost in the middle of a query. */
const ended = /^(?:57P0[1-3]|08\w{3}|53300|ECONNRESET|EPIPE)$/;

/** Whether a store gave no connection, or dropped it before it replied. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return ended.test(code) || error.message === 'Connection terminated unexpectedly';
}
