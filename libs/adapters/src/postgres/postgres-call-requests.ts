import { hotelCodes, languages } from '@shop/domain';
import type { CallRequests, QueuedCall } from '@shop/ports/backends';
import { type Generated, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { z } from 'zod';
import { dueAgain, nextDueMs, type OnUnreadable, readDue, takeDue } from './due-rows.js';

const table = 'shop.call_requests';
const waiting = ['WAITING'];

interface CallTables {
  [table]: {
    id: string;
    request: string;
    state: Generated<string>;
  };
}

const request = z.object({
  name: z.string(),
  phone: z.string(),
  country: z.string(),
  language: z.enum(languages),
  stay: z.object({
    hotel: z.enum(hotelCodes).optional(),
    checkIn: z.string(),
    checkOut: z.string(),
    rooms: z.array(z.object({ adults: z.int(), childAges: z.array(z.int()) })),
    promo: z.string().optional(),
  }),
});
const row = z.object({ id: z.string(), request });

function callOf(kept: unknown): QueuedCall {
  const { id, request: asked } = row.parse(kept);
  const { hotel, promo: promoCode, ...stay } = asked.stay;
  return { id, request: { ...asked, stay: { ...stay, hotel, promoCode } } };
}

/** Rows keep the code as `promo`. */
function rowOf({ id, request: asked }: QueuedCall) {
  const { promoCode: promo, ...stay } = asked.stay;
  return { id, request: JSON.stringify({ ...asked, stay: { ...stay, promo } }) };
}

/** Needs `migrate` first. Throws database errors. */
export class PostgresCallRequests implements CallRequests {
  readonly #db: Kysely<CallTables>;
  readonly #onUnreadable;

  /** Without `onUnreadable`, an unreadable row throws. */
  constructor(pool: Pool, onUnreadable?: OnUnreadable) {
    this.#onUnreadable = onUnreadable;
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async put(call: QueuedCall): Promise<void> {
    await this.#db
      .insertInto(table)
      .values(rowOf(call))
      .onConflict((known) => known.doNothing())
      .execute();
  }

  async takeDue(limit: number): Promise<readonly QueuedCall[]> {
    const due = { table, states: waiting, again: dueAgain() };
    const take = (most: number) => takeDue(this.#db, due, most);
    return readDue({ take, read: callOf, onUnreadable: this.#onUnreadable }, limit);
  }

  nextDueMs(): Promise<number | undefined> {
    return nextDueMs(this.#db, { table, states: waiting });
  }

  async delivered(id: string): Promise<void> {
    await this.#db.deleteFrom(table).where('id', '=', id).execute();
  }

  async refused(id: string): Promise<void> {
    await this.#db.updateTable(table).set({ state: 'REFUSED' }).where('id', '=', id).execute();
  }
}
