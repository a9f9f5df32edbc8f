import type { Pool } from 'pg';
import { approvedCard, contact } from './purchases.js';

/** Personal data, and values that stand for money or a place, from the sandbox's tables. */
async function kept(books: Pool): Promise<readonly string[]> {
  const { rows } = await books.query<{ secret: string }>(`
    select code as secret from sandbox.vouchers
    union select code from sandbox.issued_coupons
    union select session_id from sandbox.carts`);
  return rows.map(({ secret }) => secret);
}

/** Any spelling of cards of Mexican banks, mail links and signed ticket codes. */
const shapes = /\b5062[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b|eyJ[\w-]+\.[\w-]+|TQ1\.[\w-]{6}/g;

/** Shorter values could occur in a log by chance. */
const shortest = 8;

/** Secrets found in a log; returns the beginning of each, with its line. */
export async function secretsIn(
  log: string,
  books: Pool,
  given: readonly string[],
): Promise<readonly string[]> {
  const own = [contact.email, contact.phone, approvedCard.number];
  const found = firstOf(new Set([...own, ...given, ...(await kept(books))]), log);
  return [...found, ...[...log.matchAll(shapes)].map(({ index }) => index)].map((at) =>
    log.slice(Math.max(0, at - 100), at + shortest),
  );
}

/** The first position of each secret, in one pass, since logs are long. */
function firstOf(secrets: ReadonlySet<string>, log: string): readonly number[] {
  const byHead = new Map<string, Set<string>>();
  for (const secret of secrets) {
    if (secret.length < shortest) continue;
    const head = secret.slice(0, shortest);
    byHead.set(head, (byHead.get(head) ?? new Set()).add(secret));
  }
  const found: number[] = [];
  for (let at = 0; at + shortest <= log.length; at += 1) {
    const left = byHead.get(log.slice(at, at + shortest));
    for (const secret of left ?? []) {
      if (!log.startsWith(secret, at)) continue;
      found.push(at);
      left?.delete(secret);
    }
  }
  return found;
}
