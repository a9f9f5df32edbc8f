import type { Pool } from 'pg';

/** Inconsistencies in the sandbox's tables of carts and places. Each row is a sentence. */
const statement = `
  select 'places without a line: ' || pool || ' ' || day as problem
  from sandbox.holds as hold
  where order_id is null and pool not like '%:%'
    and not exists (select from sandbox.cart_lines where hold_id = hold.id)
  union all
  select 'a room without a booking: ' || pool || ' ' || day
  from sandbox.holds as hold
  where pool like '%:%'
    and not exists (select from sandbox.stays where stays.holds ? hold.id)
  union all
  select 'a line without places: ' || (choice->>'slug') || ' ' || (choice->>'day')
  from sandbox.cart_lines as line
  where choice->>'day' is not null
    and not exists (select from sandbox.holds where id = line.hold_id)
  union all
  select 'one hold for two lines: ' || hold_id
  from sandbox.cart_lines
  where hold_id is not null group by hold_id having count(*) > 1
  union all
  select 'a line with the places of another: ' || (choice->>'slug') || ' ' || (choice->>'day')
  from sandbox.cart_lines join sandbox.holds as hold on hold.id = hold_id
  where (pool, day, start) is distinct from
      (choice->>'slug', choice->>'day', coalesce(choice->>'time', ''))
    or places is distinct from (
      select sum(value::int) from jsonb_each_text(choice->'people'))
  union all
  select 'taken ' || taken || ', held ' || coalesce(held, 0) || ': ' || pool || ' ' || day
  from sandbox.stock
  left join (
    select pool, day, start, sum(places) as held from sandbox.holds group by pool, day, start
  ) as all_holds using (pool, day, start)
  where taken <> coalesce(held, 0)
  union all
  select 'oversold: ' || pool || ' ' || day from sandbox.stock where taken > capacity
  union all
  select 'half a package: ' || pack.id
  from sandbox.cart_packages as pack
  where (select count(*) from sandbox.cart_lines where package_id = pack.id) not between 2 and 4
  union all
  select 'nights that no hotel holds: ' || (booking->>'id')
  from sandbox.cart_stays
  where not exists (
    select from sandbox.stays
    where stays.id = booking->>'id' and status = 'ON_HOLD' and jsonb_array_length(holds) > 0)
  union all
  select 'nights twice in a package: ' || package_id
  from sandbox.cart_stays
  where package_id is not null group by package_id having count(*) > 1
  union all
  select 'more than ten lines: ' || count(*)
  from sandbox.cart_lines group by session_id having count(*) > 10
  union all
  select 'a product twice: ' || (choice->>'slug')
  from sandbox.cart_lines group by session_id, choice->>'slug' having count(*) > 1
  union all
  select 'a day twice: ' || (choice->>'day')
  from sandbox.cart_lines
  where choice->>'day' is not null
  group by session_id, choice->>'day' having count(*) > 1`;

/**
 * Checks that held places and lines match, rooms have bookings, packages are complete and no cart
 * exceeds a limit. Use it for places that had no sales, while nothing writes.
 */
export async function cartProblemsIn(database: Pool): Promise<readonly string[]> {
  const { rows } = await database.query<{ problem: string }>(statement);
  return rows.map(({ problem }) => problem);
}
