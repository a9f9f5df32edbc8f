import type { Language } from '@shop/domain';
import type { ColumnType } from 'kysely';

export interface LetterTable {
  /** Duplicates of a mail are stored once. */
  message_id: string;
  position: ColumnType<number, never, never>;
  id: string;
  email: string;
  name: string;
  language: Language;
  subject: string;
  html: string;
  body: string;
  vouchers: ColumnType<
    { readonly name: string; readonly base64: string } | null,
    string | null,
    never
  >;
  calendar: ColumnType<CalendarFile | null, string | null, never>;
  sent_at: Date;
}

export interface LetterReceiptTable {
  id: string;
  message_id: string;
  at: Date;
  /** Whether the sandbox has confirmed the delivery. */
  is_answered: ColumnType<boolean, false, true>;
}

interface CalendarFile {
  readonly name: string;
  readonly text: string;
}

export const lettersMigration = {
  name: '006-letters',
  statements: [
    `create table sandbox.letters (
       message_id text primary key, position bigint generated always as identity,
       id text not null unique, email text not null, name text not null,
       language text not null, subject text not null, html text not null, body text not null,
       calendar jsonb, vouchers jsonb not null, sent_at timestamptz not null)`,
    `create index letters_by_position on sandbox.letters (position)`,
  ],
};

export const letterReceiptsMigration = {
  name: '022-letter-receipts',
  statements: [
    `create table sandbox.letter_receipts (
       id text primary key, message_id text not null, at timestamptz not null,
       is_answered boolean not null)`,
  ],
};
