import { daysBetween, type ParkDay } from '@shop/domain';
import { sql } from 'kysely';
import type { Content, SoldProduct } from './content.js';
import { randomId } from './codes.js';
import type { Database, Tx } from './database.js';

/** A day or a departure of a product: the unit that places are counted by. */
export interface Place {
  readonly pool: string;
  readonly day: ParkDay;
  /** Empty for products with opening hours. */
  readonly start: string;
}

/** The total places, and how many of them were sold elsewhere. */
export interface Capacity {
  readonly capacity: number;
  readonly soldElsewhere: number;
}

const dayNumber = (day: ParkDay) => daysBetween('1970-01-01', day);

/** The places of a day: the product's, less those of its first busy-day rule. */
export function capacityOn({ calendar }: Content, product: SoldProduct, day: ParkDay): Capacity {
  const { slug, capacity } = product;
  const rule = calendar.busyDays.find(
    (busy) => busy.slug === slug && dayNumber(day) % busy.every === busy.offset,
  );
  const left = rule?.places ?? Math.floor(capacity * (rule?.leftShare ?? 1));
  return { capacity, soldElsewhere: Math.max(0, capacity - left) };
}

/** Locks places in a fixed order. Lock all before taking or returning more than one. */
export async function lockPlaces(tx: Tx, places: readonly Place[]): Promise<void> {
  const keys = [...new Set(places.map(placeKey))].sort();
  if (keys.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended(place, 1)) from unnest(${keys}::text[]) as place
  `.execute(tx);
}

/** Holds places until a moment; returns the hold's id, or `undefined` if too few are left. */
export async function take(
  db: Database | Tx,
  { pool, day, start }: Place,
  { capacity, soldElsewhere }: Capacity,
  places: number,
  until: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      insert into stock as s (pool, day, start, capacity, taken)
      select ${pool}, ${day}, ${start}, ${capacity}::int, ${soldElsewhere + places}::int
      where ${soldElsewhere + places}::int <= ${capacity}::int
      on conflict (pool, day, start) do update
        set taken = s.taken + ${places}::int, capacity = excluded.capacity
        where s.taken + ${places}::int <= excluded.capacity
      returning 1)
    insert into holds (id, pool, day, start, places, expires_at)
    select ${randomId()}, ${pool}, ${day}, ${start}, ${places}::int, ${until}::timestamptz
    from taken
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Releases a hold; no effect if it has already ended. */
export async function release(db: Database | Tx, hold: string): Promise<void> {
  await sql`
    with gone as (delete from holds where id = ${hold} returning pool, day, start, places)
    update stock set taken = taken - gone.places from gone
    where stock.pool = gone.pool and stock.day = gone.day and stock.start = gone.start
  `.execute(db);
}

/** Turns a hold into a sale. */
export async function sell(tx: Tx, hold: string): Promise<boolean> {
  const sold = await tx.deleteFrom('holds').where('id', '=', hold).executeTakeFirst();
  return sold.numDeletedRows > 0n;
}

/** Returns sold places. The caller has locked them. */
export async function giveBack(tx: Tx, { pool, day, start }: Place, places: number): Promise<void> {
  await sql`
    update stock set taken = greatest(0, taken - ${places}::int)
    where pool = ${pool} and day = ${day} and start = ${start}
  `.execute(tx);
}

/** Ends expired holds of one place before its places are counted. */
export async function sweepPlace(db: Database | Tx, place: Place, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from holds
      where pool = ${place.pool} and day = ${place.day} and start = ${place.start}
        and expires_at <= ${now}
      returning places)
    update stock set taken = taken - (select sum(places) from gone)
    where pool = ${place.pool} and day = ${place.day} and start = ${place.start}
      and exists (select from gone)
  `.execute(db);
}

/** Ends expired holds, at most 1000 at a time. Run by the timer. */
export async function sweepHolds(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .selectFrom('holds')
    .select(['id', 'pool', 'day', 'start'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(1000)
    .execute();
  if (due.length === 0) return;
  await lockPlaces(tx, due);
  await sql`
    with gone as (
      delete from holds where id = any(${due.map(({ id }) => id)}) and expires_at <= ${now}
      returning pool, day, start, places),
    back as (select pool, day, start, sum(places) as places from gone group by pool, day, start)
    update stock set taken = taken - back.places from back
    where stock.pool = back.pool and stock.day = back.day and stock.start = back.start
  `.execute(tx);
}

/** Places taken, by `pool day start`; expired holds do not count. */
export async function takenBetween(
  db: Database | Tx,
  pools: readonly string[],
  from: ParkDay,
  to: ParkDay,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Place & { taken: number }>`
    select pool, day, start, (taken - coalesce((
      select sum(places) from holds
      where holds.pool = stock.pool and holds.day = stock.day and holds.start = stock.start
        and expires_at <= ${now}), 0))::int as taken
    from stock
    where pool = any(${pools}) and day between ${from} and ${to}`.execute(db);
  return new Map(rows.map((row) => [placeKey(row), row.taken]));
}

export const placeKey = ({ pool, day, start }: Place): string => `${pool} ${day} ${start}`;
