import { currencyCodes, money, type Money, subtract, sum } from '@shop/domain';
import { z } from 'zod';
import type { Answer } from '../engine/answers.js';
import { randomId } from '../engine/codes.js';
import type { Database, Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import { findIntent, type Intent, intentWire, refundIntent } from './intent.js';
import type { PaymentShop } from './payment-shop.js';

/** Without an amount, refunds the rest. */
export const refundShape = z.object({
  amount: z
    .object({ amount: z.number().int().positive(), currency: z.enum(currencyCodes) })
    .optional(),
});

export const refundsOf = async (db: Database | Tx, { id, amount }: Intent): Promise<Money> => {
  const rows = await db
    .selectFrom('refunds')
    .select('amount')
    .where('intent_id', '=', id)
    .execute();
  return sum(
    rows.map((row) => row.amount),
    amount.currency,
  );
};

export async function refundPart(
  tx: Tx,
  paymentShop: PaymentShop,
  id: string,
  part: Money | undefined,
): Promise<Answer | Refused> {
  if (!part) return refundIntent(tx, paymentShop, id);
  // Serialises concurrent refunds.
  await tx.selectFrom('intents').select('id').where('id', '=', id).forUpdate().execute();
  const intent = await findIntent(tx, id);
  if (!intent) return refuse('NOT_FOUND', 'id');
  if (intent.status !== 'CAPTURED') return refuse('NOT_CAPTURED', 'id');
  if (part.currency !== intent.amount.currency) return refuse('REFUND_TOO_MUCH', 'amount');
  const left = subtract(intent.amount, await refundsOf(tx, intent));
  if (part.amount > left.amount) return refuse('REFUND_TOO_MUCH', 'amount');
  const amount = JSON.stringify(money(part.amount, part.currency));
  await tx
    .insertInto('refunds')
    .values({ id: randomId(), intent_id: id, amount, at: paymentShop.clock() })
    .execute();
  if (part.amount === left.amount) return refundIntent(tx, paymentShop, id);
  return { status: 200, body: intentWire(paymentShop, intent) };
}
