import type { Pool } from 'pg';

/** Adds `points` (possibly negative) to a key's window, which starts with the first count. */
export interface ToCount {
  readonly key: string;
  readonly points: number;
  readonly windowMs: number;
}

export interface Counted {
  readonly points: number;
  /** Milliseconds until the window ends. */
  readonly leftMs: number;
}

/** Inserts in key order, so that concurrent statements never deadlock. */
const text = `
insert into shop.limits as known (key, points, expire)
select asked.key, asked.points, $4::bigint + asked.window_ms
from unnest($1::text[], $2::int[], $3::bigint[]) as asked (key, points, window_ms)
order by asked.key
on conflict (key) do update set
  points = excluded.points + case when known.expire <= $4 then 0 else known.points end,
  expire = case when known.expire <= $4 then excluded.expire else known.expire end
returning key, points, expire`;

/** Counts a batch in one statement, in the rate-limit library's table. Throws database errors. */
export class PostgresCounts {
  constructor(private readonly pool: Pool) {}

  /** Replies in the order of `asked`; adds up repeated keys. */
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
    // The driver returns bigint as text.
    const counted = new Map(
      rows.map(({ key, points, expire }) => [key, { points, leftMs: Number(expire) - now }]),
    );
    return asked.map(({ key }) => counted.get(key) ?? { points: 0, leftMs: 0 });
  }
}
