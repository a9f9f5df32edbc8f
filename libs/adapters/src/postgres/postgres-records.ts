import type { Kept, Records } from '@shop/ports/backends';
import { type Generated, Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { z } from 'zod';

const table = 'shop.records';

interface RecordTables {
  [table]: {
    kind: string;
    id: string;
    version: Generated<number>;
    value: unknown;
    marks: readonly string[];
    created_at: Generated<Date>;
    changed_at: Generated<Date>;
  };
}

export interface RecordKind<Value> {
  readonly kind: string;
  /** The format that this version writes; an unreadable record throws. */
  readonly shape: z.ZodType<Value>;
  readonly marksOf?: (value: Value) => readonly string[];
}

/** Needs `migrate` first. Throws database errors. */
export class PostgresRecords<Value> implements Records<Value> {
  readonly #db: Kysely<RecordTables>;

  constructor(
    pool: Pool,
    private readonly of: RecordKind<Value>,
  ) {
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async find(id: string): Promise<Kept<Value> | undefined> {
    const row = await this.#db
      .selectFrom(table)
      .select(['version', 'value'])
      .where('kind', '=', this.of.kind)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && this.#read(row);
  }

  async begin(id: string, value: Value): Promise<Kept<Value> | undefined> {
    const row = await this.#db
      .insertInto(table)
      .values({ kind: this.of.kind, id, ...this.#written(value) })
      .onConflict((known) => known.doNothing())
      .returning(['version', 'value'])
      .executeTakeFirst();
    return row && this.#read(row);
  }

  async change(id: string, seen: number, value: Value): Promise<Kept<Value> | undefined> {
    const row = await this.#db
      .updateTable(table)
      .set({
        ...this.#written(value),
        version: seen + 1,
        changed_at: sql`clock_timestamp()`,
      })
      .where('kind', '=', this.of.kind)
      .where('id', '=', id)
      .where('version', '=', seen)
      .returning(['version', 'value'])
      .executeTakeFirst();
    return row && this.#read(row);
  }

  async end(id: string, seen: number): Promise<boolean> {
    const done = await this.#db
      .deleteFrom(table)
      .where('kind', '=', this.of.kind)
      .where('id', '=', id)
      .where('version', '=', seen)
      .executeTakeFirst();
    return done.numDeletedRows > 0n;
  }

  async marked(mark: string, limit: number): Promise<readonly Kept<Value>[]> {
    const rows = await this.#db
      .selectFrom(table)
      .select(['version', 'value'])
      .where('kind', '=', this.of.kind)
      .where(sql<boolean>`marks @> array[${mark}]`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => this.#read(row));
  }

  #written(value: Value) {
    return { value: JSON.stringify(value), marks: [...(this.of.marksOf?.(value) ?? [])] };
  }

  #read({ version, value }: { version: number; value: unknown }): Kept<Value> {
    return { version, value: this.of.shape.parse(value) };
  }
}
