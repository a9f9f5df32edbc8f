import { type CurrencyCode, type Money, money, type ParkDay } from '@shop/domain';
import type { PriceHistory, SeenBetween, SeenPrice, SeenVisit } from '@shop/ports/backends';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';

interface SeenPriceRow {
  slug: string;
  currency: string;
  visit_day: string;
  seen_on: string;
  amount: number;
}

interface SeenPriceTables {
  'shop.seen_prices': SeenPriceRow;
}

const seenPrices = 'shop.seen_prices';

const rowsAWrite = 1_000;

/** Needs `migrate` first. Throws database errors. */
export class PostgresPriceHistory implements PriceHistory {
  readonly #db: Kysely<SeenPriceTables>;

  constructor(pool: Pool) {
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async keep(seen: readonly SeenPrice[]): Promise<void> {
    const rows = lowestRows(seen);
    for (let at = 0; at < rows.length; at += rowsAWrite) {
      await this.#db
        .insertInto(seenPrices)
        .values(rows.slice(at, at + rowsAWrite))
        .onConflict((known) =>
          known
            .columns(['slug', 'currency', 'visit_day', 'seen_on'])
            .doUpdateSet({ amount: sql<number>`excluded.amount` })
            .where(sql<boolean>`excluded.amount < ${sql.table(seenPrices)}.amount`),
        )
        .execute();
    }
  }

  async lowest(
    visits: readonly SeenVisit[],
    currency: CurrencyCode,
    { from, to }: SeenBetween,
  ): Promise<readonly (Money | undefined)[]> {
    const slugs = visits.map(({ slug }) => slug);
    const days = visits.map(({ day }) => day);
    const { rows } = await sql<{ place: string; amount: string }>`
      select asked.place, min(seen.amount) as amount
      from unnest(${slugs}::text[], ${days}::date[]) with ordinality as asked (slug, day, place)
      join ${sql.table(seenPrices)} as seen on seen.slug = asked.slug
        and seen.currency = ${currency} and seen.visit_day = asked.day
        and seen.seen_on between ${from}::date and ${to}::date
      group by asked.place`.execute(this.#db);
    // The driver returns bigint as text.
    const amounts = new Map(rows.map(({ place, amount }) => [Number(place), Number(amount)]));
    return visits.map((_, at) => {
      const amount = amounts.get(at + 1);
      return amount === undefined ? undefined : money(amount, currency);
    });
  }

  /** Skips rows that another copy is deleting. */
  async forget(before: ParkDay, most: number): Promise<number> {
    const old = sql`select ctid from ${sql.table(seenPrices)} where seen_on < ${before}::date
      limit ${most} for update skip locked`;
    const { numAffectedRows } = await sql`
      delete from ${sql.table(seenPrices)} where ctid = any (array (${old}))`.execute(this.#db);
    return Number(numAffectedRows ?? 0);
  }
}

/** Without repeats and in a fixed order, so that concurrent statements never deadlock. */
function lowestRows(seen: readonly SeenPrice[]): readonly SeenPriceRow[] {
  const rows = new Map<string, SeenPriceRow>();
  for (const { slug, day, seenOn, price } of seen) {
    const key = [slug, price.currency, day, seenOn].join(' ');
    const { amount, currency } = price;
    if (amount >= (rows.get(key)?.amount ?? Infinity)) continue;
    rows.set(key, { slug, currency, visit_day: day, seen_on: seenOn, amount });
  }
  return [...rows.keys()].toSorted().flatMap((key) => rows.get(key) ?? []);
}
