import type { Language } from '@shop/domain';
import type { ColumnType } from 'kysely';

export interface AccountTable {
  id: string;
  /** In NFC and lower case, so that an address has one account. */
  address: string;
  email: string;
  first_name: string;
  last_name: string;
  country: string;
  state: string;
  language: Language;
  /** Salt and key of scrypt. */
  password: string;
  is_confirmed: boolean;
  found_data: boolean;
  created_at: Date;
}

/** `session` is the gxToken of a sign-in; mails carry the other two. */
export type TokenKind = 'session' | 'confirm' | 'reset';

export interface AccountTokenTable {
  /** Only the hash of a token is stored. */
  hash: string;
  kind: TokenKind;
  /** `null` without an account. The row is written anyway, so that both cases take equally long. */
  account_id: string | null;
  expires_at: Date;
}

export type MailKind = 'confirm' | 'unconfirmed' | 'reset' | 'exists';

export interface MailTable {
  id: string;
  position: ColumnType<number, never, never>;
  kind: MailKind;
  email: string;
  name: string;
  language: Language;
  link: string;
  sent_at: Date;
}

/** Reserves a one-order code for an order, from placing until the order ends unpaid. */
export interface PromoUseTable {
  code: string;
  order_id: string;
}
