import type { Language, Money, MonthsPlan, PaymentStatus } from '@shop/domain';
import type { ColumnType, Generated } from 'kysely';

export interface IntentTable {
  id: string;
  reference: string;
  status: PaymentStatus;
  amount: ColumnType<Money, string, string>;
  method: string;
  return_url: string;
  language: Language;
  description: string;
  created_at: Date;
  position: ColumnType<number, never, never>;
  expires_at: Date;
  /** When a payment that the bank is slow to answer comes through. */
  capture_at: Date | null;
  /** When the card's bank asked for its code. */
  challenged_at: Date | null;
  /** Over how many months of which bank; `null`: at once. */
  plan: ColumnType<MonthsPlan | null, string | null | undefined, never>;
  /** Why a card can't pay in months. */
  decline_code: string | null;
  /** Who logged in at PayPal, and over how many months he pays there. */
  payer: string | null;
  payer_months: number | null;
  /** What a bank transfer has to name; `null` of any other payment. */
  transfer_reference: string | null;
}

export interface EventTable {
  id: string;
  body: string;
  attempts: Generated<number>;
  next_at: Date;
  delivered_at: Date | null;
  /** What the last attempt was answered with; 0 without an answer, `null` while it is under way. */
  last_status: number | null;
}
