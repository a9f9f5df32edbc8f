import type { Language } from '@shop/domain';
import type { ColumnType } from 'kysely';

/** A mail that the shop wrote itself, as it handed it over. */
export interface LetterTable {
  /** The same mail handed over twice is one. */
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

interface CalendarFile {
  readonly name: string;
  readonly text: string;
}
