import type { ShortLived } from '@shop/ports/backends';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';

interface ShortLivedTables {
  'shop.short_lived': { key: string; value: string; ends_at: Date };
}

const shortLived = 'shop.short_lived';

/** Writes between two sweeps, and the most rows of one sweep. */
const writesASweep = 128;
const rowsASweep = 1000;

const now = sql<Date>`clock_timestamp()`;

const endOf = (seconds: number) =>
  sql<Date>`clock_timestamp() + ${seconds * 1000} * interval '1 ms'`;

/** Needs `migrate` first. The database's clock decides on expiry. */
export class PostgresShortLived implements ShortLived {
  readonly #db: Kysely<ShortLivedTables>;
  #writes = 0;

  constructor(pool: Pool) {
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async get(key: string): Promise<string | undefined> {
    const query = this.#db.selectFrom(shortLived).select('value');
    const row = await query.where('key', '=', key).where('ends_at', '>', now).executeTakeFirst();
    return row?.value;
  }

  async put(key: string, text: string, seconds: number): Promise<void> {
    await this.#sweepNowAndThen();
    await this.#db
      .insertInto(shortLived)
      .values({ key, value: text, ends_at: endOf(seconds) })
      .onConflict((known) =>
        known.column('key').doUpdateSet({ value: text, ends_at: endOf(seconds) }),
      )
      .execute();
  }

  async add(key: string, text: string, seconds: number): Promise<boolean> {
    await this.#sweepNowAndThen();
    const row = await this.#db
      .insertInto(shortLived)
      .values({ key, value: text, ends_at: endOf(seconds) })
      .onConflict((known) =>
        known
          .column('key')
          .doUpdateSet({ value: text, ends_at: endOf(seconds) })
          .where('shop.short_lived.ends_at', '<=', now),
      )
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  }

  async replace(key: string, text: string, seconds: number): Promise<boolean> {
    const row = await this.#db
      .updateTable(shortLived)
      .set({ value: text, ends_at: endOf(seconds) })
      .where('key', '=', key)
      .where('ends_at', '>', now)
      .returning('key')
      .executeTakeFirst();
    return row !== undefined;
  }

  async touch(key: string, seconds: number): Promise<void> {
    await this.#db
      .updateTable(shortLived)
      .set({ ends_at: endOf(seconds) })
      .where('key', '=', key)
      .where('ends_at', '>', now)
      .execute();
  }

  async drop(key: string): Promise<void> {
    await this.#db.deleteFrom(shortLived).where('key', '=', key).execute();
  }

  async keys(start: string): Promise<readonly string[]> {
    const query = this.#db.selectFrom(shortLived).select('key');
    const rows = await query
      .where(sql<boolean>`starts_with(key, ${start})`)
      .where('ends_at', '>', now)
      .execute();
    return rows.map(({ key }) => key);
  }

  /** Skips rows that another copy is sweeping or rewriting. */
  async #sweepNowAndThen(): Promise<void> {
    this.#writes += 1;
    if (this.#writes % writesASweep !== 0) return;
    const ended = this.#db
      .selectFrom(shortLived)
      .select('key')
      .where('ends_at', '<=', now)
      .limit(rowsASweep)
      .forUpdate()
      .skipLocked();
    await this.#db.deleteFrom(shortLived).where('key', 'in', ended).execute();
  }
}
