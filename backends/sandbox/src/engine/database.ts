import type { Contact, CurrencyCode, Extra, Language, Money, People, Promo } from '@shop/domain';
import type { CallRequestTable } from './call-request-table.js';
import { type ColumnType, type Generated, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { CartStayTable, OrderStay } from './cart-stay-table.js';
import type { Choice, OrderLine, Quote } from './quote.js';
import type { LetterReceiptTable, LetterTable } from './letter-table.js';
import type { VoucherTable } from './voucher-table.js';
import type { RightTables } from './right-tables.js';
import type { StayTable } from './stay-table.js';
import type { EventTable, IntentTable } from './payment-tables.js';
import type { AccountTable, AccountTokenTable, MailTable, PromoUseTable } from './user-tables.js';

type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

interface StockTable {
  pool: string;
  day: string;
  start: string;
  capacity: number;
  taken: number;
}

interface HoldTable {
  id: string;
  pool: string;
  day: string;
  start: string;
  places: number;
  expires_at: Date;
  order_id: string | null;
}

interface CartTable {
  session_id: string;
  cart_id: string;
  currency: CurrencyCode;
  touched_at: Date;
  hold_extensions: Generated<number>;
  promo: NullableJson<Promo>;
}

interface PackageTable {
  id: string;
  session_id: string;
  position: ColumnType<number, never, never>;
  people: Json<People>;
  /** As chosen for the whole package; each line also stores its own. */
  extras: Json<readonly Extra[]>;
}

interface LineTable {
  id: string;
  session_id: string;
  position: ColumnType<number, never, never>;
  choice: Json<Choice>;
  quote: Json<Quote>;
  hold_id: string | null;
  /** `null` while held; else why its places are not held. */
  reason: LineReason | null;
  /** `null` outside a package. */
  package_id: string | null;
}

export type LineReason = 'EXPIRED' | 'SOLD_OUT' | 'CLOSED';

export type SandboxOrderStatus =
  | 'ON_HOLD'
  | 'PENDING_PAYMENT'
  | 'CONFIRMED'
  | 'REDEEMED'
  | 'CANCELLED'
  | 'EXPIRED';

interface OrderTable {
  id: string;
  session_id: string;
  status: SandboxOrderStatus;
  created_at: Date;
  hold_until: Date;
  reference: string;
  language: string;
  contact: Json<Contact>;
  lines: Json<readonly OrderLine[]>;
  stays: ColumnType<readonly OrderStay[], string | undefined, string>;
  total: Json<Money>;
  payment_id: string | null;
  promo: NullableJson<Promo>;
}

interface AnswerTable {
  route: string;
  key: string;
  body_hash: string;
  status: number;
  body: string;
  created_at: Date;
}

interface SubscriptionTable {
  /** In lower case, so that an address subscribes only once. */
  address: string;
  email: string;
  name: string;
  last_name: string;
  country: string;
  language: Language;
  created_at: Date;
}

export interface Schema extends RightTables {
  stock: StockTable;
  holds: HoldTable;
  carts: CartTable;
  cart_packages: PackageTable;
  cart_lines: LineTable;
  orders: OrderTable;
  promo_uses: PromoUseTable;
  vouchers: VoucherTable;
  answers: AnswerTable;
  intents: IntentTable;
  events: EventTable;
  subscriptions: SubscriptionTable;
  call_requests: CallRequestTable;
  accounts: AccountTable;
  account_tokens: AccountTokenTable;
  mails: MailTable;
  letters: LetterTable;
  letter_receipts: LetterReceiptTable;
  stays: StayTable;
  cart_stays: CartStayTable;
}

export type Database = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Its own schema, so that shop and sandbox can share a database. */
const options = '-c search_path=sandbox';

export function openDatabase(url: string, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({ connectionString: url, max: 16, options });
  // The server may close idle connections; the pool opens new ones later.
  pool.on('error', onError);
  // The pool does not watch connections in use: without this, a broken one ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}
