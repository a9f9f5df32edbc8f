import type { HeldNow, Holding, Holdings } from '@shop/ports/backends';
import type { Pool } from 'pg';

/** Writes between two sweeps, and how long lapsed rows stay. */
const writesASweep = 256;
const keptMs = 7 * 24 * 3_600_000;

const ofText = `
select owner, resource, count, until from shop.holdings where holder = $1 order by owner, resource`;

/** Inserts in key order, so that concurrent statements never deadlock. */
const putText = `
with wanted as (
  select * from unnest($2::text[], $3::text[], $4::int[], $5::timestamptz[])
    as row (owner, resource, count, until)),
gone as (
  delete from shop.holdings as known where holder = $1 and not exists (
    select from wanted where (wanted.owner, wanted.resource) = (known.owner, known.resource)))
insert into shop.holdings (holder, owner, resource, count, until)
select $1, owner, resource, count, until from wanted order by owner, resource
on conflict (holder, owner, resource) do update
  set count = excluded.count, until = excluded.until`;

const heldText = `
select asked.owner, asked.resource, held.own, held.total
from unnest($1::text[], $2::text[]) with ordinality as asked (owner, resource, at),
lateral (
  select coalesce(sum(count), 0)::int as total,
    coalesce(
      json_agg(json_build_object('holder', holder, 'count', count, 'until', until) order by until)
        filter (where known.owner = asked.owner),
      '[]') as own
  from shop.holdings as known
  where known.resource = asked.resource and until > $3) as held
order by asked.at`;

interface HeldRow extends Omit<HeldNow, 'own'> {
  /** JSON has no dates. */
  readonly own: readonly { holder: string; count: number; until: string }[];
}

/** Needs `migrate` first. Throws database errors. */
export class PostgresHoldings implements Holdings {
  #writes = 0;

  constructor(private readonly pool: Pool) {}

  async of(holder: string): Promise<readonly Holding[]> {
    const { rows } = await this.pool.query<Holding>({
      name: 'holdings of',
      text: ofText,
      values: [holder],
    });
    return rows;
  }

  async put(holder: string, held: readonly Holding[], now: Date): Promise<void> {
    await this.pool.query({
      name: 'put holdings',
      text: putText,
      values: [
        holder,
        held.map(({ owner }) => owner),
        held.map(({ resource }) => resource),
        held.map(({ count }) => count),
        held.map(({ until }) => until),
      ],
    });
    this.#writes += 1;
    if (this.#writes % writesASweep === 0) await this.#sweep(now);
  }

  async heldNow(
    asked: readonly Pick<Holding, 'owner' | 'resource'>[],
    now: Date,
  ): Promise<readonly HeldNow[]> {
    const { rows } = await this.pool.query<HeldRow>({
      name: 'held now',
      text: heldText,
      values: [asked.map(({ owner }) => owner), asked.map(({ resource }) => resource), now],
    });
    return rows.map(({ own, ...row }) => ({
      ...row,
      own: own.map(({ until, ...one }) => ({ ...one, until: new Date(until) })),
    }));
  }

  #sweep(now: Date) {
    const lapsed = new Date(now.getTime() - keptMs);
    return this.pool.query('delete from shop.holdings where until < $1', [lapsed]);
  }
}
