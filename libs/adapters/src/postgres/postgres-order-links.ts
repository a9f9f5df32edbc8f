import type { OrderLinks } from '@shop/ports/backends';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';

interface OrderLinkTables {
  'shop.order_links': { order_id: string; generation: number };
}

const orderLinks = 'shop.order_links';

/** An order has a row once its links were ended. Needs `migrate` first. */
export class PostgresOrderLinks implements OrderLinks {
  readonly #db: Kysely<OrderLinkTables>;

  constructor(pool: Pool) {
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async generationOf(orderId: string): Promise<number> {
    const query = this.#db.selectFrom(orderLinks).select('generation');
    const row = await query.where('order_id', '=', orderId).executeTakeFirst();
    return row?.generation ?? 1;
  }

  async end(orderId: string): Promise<number> {
    const { generation } = await this.#db
      .insertInto(orderLinks)
      .values({ order_id: orderId, generation: 2 })
      .onConflict((known) =>
        known
          .column('order_id')
          .doUpdateSet({ generation: sql<number>`${sql.table(orderLinks)}.generation + 1` }),
      )
      .returning('generation')
      .executeTakeFirstOrThrow();
    return generation;
  }
}
