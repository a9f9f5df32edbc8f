import { createHash } from 'node:crypto';

/** Idempotency key: a retry with the same input has the same key, other input another. */
export const keyOf = (attempt: string, ...what: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([attempt, ...what]))
    .digest('hex')
    .slice(0, 32);
