import type { Pool } from 'pg';

/** So many more of what goes by a key, or fewer, in a window that begins with the first. */
export interface ToCount {
  readonly key: string;
  readonly points: number;
  readonly windowMs: number;
}

export interface Counted {
  readonly points: number;
  /** Milliseconds until its window ends. */
  readonly leftMs: number;
}

/** Rows go in by their keys, so that of two statements neither waits for the other in turn. */
const text = `
insert into shop.limits as known (key, points, expire)
select asked.key, asked.points, $4::bigint + asked.window_ms
from unnest($1::text[], $2::int[], $3::bigint[]) as asked (key, points, window_ms)
order by asked.key
on conflict (key) do update set
  points = excluded.points + case when known.expire <= $4 then 0 else known.points end,
  expire = case when known.expire <= $4 then excluded.expire else known.expire end
returning key, points, expire`;

/**
 * Counts in the table of the limits as their library does, with one statement for all that is
 * counted at a time. A database error is thrown.
 */
export class PostgresCounts {
  /** The pool stays the caller's to end. */
  constructor(private readonly pool: Pool) {}

  /** Answers in the order of what was asked; what is named twice is counted together. */
  async add(asked: readonly ToCount[]): Promise<readonly Counted[]> {
    const all = new Map<string, ToCount>();
    for (const one of asked)
      all.set(one.key, { ...one, points: one.points + (all.get(one.key)?.points ?? 0) });
    const each = [...all.values()];
    const now = Date.now();
    const { rows } = await this.pool.query<{ key: string; points: number; expire: string }>({
      name: 'count together',
      text,
      values: [
        each.map(({ key }) => key),
        each.map(({ points }) => points),
        each.map(({ windowMs }) => windowMs),
        now,
      ],
    });
    // The driver gives a bigint as text.
    const counted = new Map(
      rows.map(({ key, points, expire }) => [key, { points, leftMs: Number(expire) - now }]),
    );
    return asked.map(({ key }) => counted.get(key) ?? { points: 0, leftMs: 0 });
  }
}
