import type { Language } from '@shop/domain';
import type { ColumnType } from 'kysely';

export interface AccountTable {
  id: string;
  /** In NFC and lower case: one account, however its address is written. */
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

/** `session` is a sign-in's gxToken; the other two stand in a mail. */
export type TokenKind = 'session' | 'confirm' | 'reset';

export interface AccountTokenTable {
  /** Of the token, which itself is kept nowhere. */
  hash: string;
  kind: TokenKind;
  /** `null` without an account; written all the same, so that both cases take equally long. */
  account_id: string | null;
  expires_at: Date;
}

export type MailKind = 'confirm' | 'unconfirmed' | 'reset' | 'exists';

export interface MailTable {
  id: string;
  position: ColumnType<number, never, never>;
  kind: MailKind;
  email: string;
  /** The first name of the recipient. */
  name: string;
  language: Language;
  link: string;
  sent_at: Date;
}

/** A code that is good for one order is that order's, from when it is placed until it ends unpaid. */
export interface PromoUseTable {
  code: string;
  order_id: string;
}
