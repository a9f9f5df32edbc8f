import type { Pool } from 'pg';
import { approvedCard, contact } from './purchases.js';

/** Whatever names somebody, or stands for money or a place, in the sandbox's books. */
async function kept(books: Pool): Promise<readonly string[]> {
  const { rows } = await books.query<{ secret: string }>(`
    select code as secret from sandbox.vouchers
    union select code from sandbox.issued_coupons
    union select session_id from sandbox.carts`);
  return rows.map(({ secret }) => secret);
}

/** In whatever spelling: cards of Mexican banks, links of mails, codes of tickets that are signed. */
const shapes = /\b5062[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b|eyJ[\w-]+\.[\w-]+|TQ1\.[\w-]{6}/g;

/** What is shorter could stand in a log by chance. */
const shortest = 8;

/** What stands in a log that nobody may read there; of each its beginning, with the line. */
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

/**
 * Where each of these stands first, if it does. By one pass over the log: one secret after the other
 * took minutes at the end of a soak.
 */
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
