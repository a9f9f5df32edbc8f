import {
  askAgain,
  canMove,
  cartHoldingStates,
  confirmedMailId,
  type MailKind,
  openStates,
  type Purchase,
  type PurchaseState,
  transferMailId,
} from '@shop/domain';
import type { PurchaseFacts, PurchaseLedger } from '@shop/ports/backends';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { dueAgain, ms, nextDueMs, type OnUnreadable, readDue, soon, takeDue } from './due-rows.js';
import type { MailTables } from './mail-rows.js';
import { type LedgerTables, purchaseOf, rowOf } from './purchase-rows.js';

const purchases = 'shop.purchases';
const openTries = 5;

const { mostMs, longMs, mostOfLongMs } = askAgain;
/** A purchase older than any card payment waits for a bank transfer. */
const again = dueAgain(
  sql`case when clock_timestamp() - created_at > ${ms(longMs)} then ${ms(mostOfLongMs)}
    else ${ms(mostMs)} end`,
);
const due = { table: purchases, states: openStates, again };

const mailId = sql<string>`case state when 'ORDERED' then ${confirmedMailId('')}::text
  else ${transferMailId('')}::text end || id`.as('id');
const mailKind = sql<MailKind>`case state when 'ORDERED' then 'confirmed' else 'transfer' end`.as(
  'kind',
);
const isTold = sql<boolean>`(state = 'ORDERED' or state = 'PAYING' and method = 'TR')`;

/** Needs `migrate` first. Throws database errors. */
export class PostgresPurchaseLedger implements PurchaseLedger {
  readonly #db: Kysely<LedgerTables & MailTables>;
  readonly #onUnreadable;

  /** Without `onUnreadable`, an unreadable row throws. */
  constructor(pool: Pool, onUnreadable?: OnUnreadable) {
    this.#onUnreadable = onUnreadable;
    this.#db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  async open(purchase: Purchase): Promise<Purchase> {
    for (let tries = 0; tries < openTries; tries += 1) {
      const kept = (await this.#insert(purchase)) ?? (await this.#twinOf(purchase));
      // Neither written nor found: the conflicting row has just changed, so retry.
      if (kept) return kept;
    }
    throw new Error(`purchase ${purchase.id} could not be opened`);
  }

  async find(id: string): Promise<Purchase | undefined> {
    return found(await this.#all().where('id', '=', id).executeTakeFirst());
  }

  async findByAttempt(attempt: string): Promise<Purchase | undefined> {
    return found(await this.#all().where('attempt', '=', attempt).executeTakeFirst());
  }

  async findByOrder(orderId: string): Promise<Purchase | undefined> {
    const query = this.#all().where('order_id', '=', orderId).orderBy('opened', 'desc').limit(1);
    return found(await query.executeTakeFirst());
  }

  async ofCart(cartSession: string, limit: number): Promise<readonly Purchase[]> {
    const query = this.#all().where('cart_session', '=', cartSession);
    const rows = await query.orderBy('opened', 'desc').limit(limit).execute();
    return rows.map(purchaseOf);
  }

  async openOf(cartSession: string): Promise<Purchase | undefined> {
    const query = this.#all()
      .where('cart_session', '=', cartSession)
      .where('state', 'in', openStates)
      .orderBy('opened', 'desc')
      .limit(1);
    return found(await query.executeTakeFirst());
  }

  async move(
    seen: Purchase,
    to: PurchaseState,
    facts: PurchaseFacts = {},
  ): Promise<Purchase | undefined> {
    if (to !== seen.state && !canMove(seen.state, to)) {
      throw new RangeError(`a purchase can't go from ${seen.state} to ${to}`);
    }
    // One statement, so that there is never an order without its mail or the reverse.
    const query = this.#db
      .with('moved', () => this.#update(seen, to, facts))
      .with('queued', (db) =>
        db
          .insertInto('shop.mails')
          .columns(['id', 'kind', 'order_id', 'language'])
          .expression(
            db
              .selectFrom('moved')
              .select([mailId, mailKind, 'order_id', 'language'])
              .where(isTold)
              .where('order_id', 'is not', null)
              .$narrowType<{ order_id: string }>(),
          )
          .onConflict((known) => known.doNothing()),
      )
      .selectFrom('moved')
      .selectAll();
    return found(await query.executeTakeFirst());
  }

  async takeDue(limit: number): Promise<readonly Purchase[]> {
    const take = (most: number) => takeDue(this.#db, due, most);
    return readDue({ take, read: purchaseOf, onUnreadable: this.#onUnreadable }, limit);
  }

  nextDueMs(): Promise<number | undefined> {
    return nextDueMs(this.#db, due);
  }

  /** Only from the version seen. */
  #update(seen: Purchase, to: PurchaseState, facts: PurchaseFacts) {
    return this.#db
      .updateTable(purchases)
      .set((column) => ({
        state: to,
        version: seen.version + 1,
        holds_cart: holdsCart(to) ? column.ref('holds_cart') : false,
        due_at: soon,
        ...(facts.orderId !== undefined && { order_id: facts.orderId }),
        ...(facts.paymentId !== undefined && { payment_id: facts.paymentId }),
        ...(facts.payAt !== undefined && { pay_at: facts.payAt }),
      }))
      .where('id', '=', seen.id)
      .where('state', '=', seen.state)
      .where('version', '=', seen.version)
      .returningAll();
  }

  /** `undefined` if the attempt exists or another purchase holds the cart. */
  async #insert(purchase: Purchase): Promise<Purchase | undefined> {
    const query = this.#db
      .insertInto(purchases)
      .values({ ...rowOf(purchase, holdsCart(purchase.state)), due_at: soon })
      .onConflict((any) => any.doNothing())
      .returningAll();
    return found(await query.executeTakeFirst());
  }

  async #twinOf({ attempt, cartSession, cartDigest }: Purchase): Promise<Purchase | undefined> {
    const query = this.#all()
      .where((twin) =>
        twin.or([
          twin('attempt', '=', attempt),
          twin.and({ cart_session: cartSession, cart_digest: cartDigest, holds_cart: true }),
        ]),
      )
      .orderBy((own) => own('attempt', '=', attempt), 'desc')
      .limit(1);
    return found(await query.executeTakeFirst());
  }

  #all() {
    return this.#db.selectFrom(purchases).selectAll();
  }
}

const holdsCart = (state: PurchaseState) => cartHoldingStates.includes(state);

const found = (row: unknown): Purchase | undefined => (row ? purchaseOf(row) : undefined);
