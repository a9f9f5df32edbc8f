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
  /** When a payment with a slow bank succeeds. */
  capture_at: Date | null;
  challenged_at: Date | null;
  /** How many months with which bank; `null`: paid at once. */
  plan: ColumnType<MonthsPlan | null, string | null | undefined, never>;
  /** Why the card can't pay in months. */
  decline_code: string | null;
  /** The payer's PayPal login; `payer_months` is how many months they pay over. */
  payer: string | null;
  payer_months: number | null;
  /** The reference of a bank transfer; `null` for other payments. */
  transfer_reference: string | null;
}

export interface EventTable {
  id: string;
  body: string;
  attempts: Generated<number>;
  next_at: Date;
  delivered_at: Date | null;
  /** The status of the last attempt; 0 without a reply, `null` while it runs. */
  last_status: number | null;
}
