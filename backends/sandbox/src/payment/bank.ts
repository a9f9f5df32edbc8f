import { isSame, type Money } from '@shop/domain';
import { randomId } from '../engine/codes.js';
import type { Database, Tx } from '../engine/database.js';
import { writeEvent } from './events.js';
import { type Intent, intentWire, settle } from './intent.js';
import type { PaymentShop } from './payment-shop.js';

export const findTransfer = (db: Database | Tx, reference: string): Promise<Intent | undefined> =>
  db
    .selectFrom('intents')
    .selectAll()
    .where('transfer_reference', '=', reference)
    .executeTakeFirst();

/** Only the exact amount in time pays the payment. `undefined`: unknown reference. */
export async function deposit(
  tx: Tx,
  paymentShop: PaymentShop,
  reference: string,
  amount: Money,
): Promise<Intent | undefined> {
  const asked = await findTransfer(tx, reference);
  if (!asked || asked.amount.currency !== amount.currency) return undefined;
  const isInTime = asked.expires_at > paymentShop.clock();
  const paid =
    isInTime && isSame(asked.amount, amount)
      ? await settle(tx, paymentShop, asked.id, 'capture')
      : undefined;
  return paid ?? receive(tx, paymentShop, asked, amount);
}

async function receive(
  tx: Tx,
  paymentShop: PaymentShop,
  asked: Intent,
  amount: Money,
): Promise<Intent> {
  const now = paymentShop.clock();
  const { method, reference, return_url, language, description } = asked;
  const received = await tx
    .insertInto('intents')
    .values({
      id: `pay_${randomId()}`,
      status: 'CAPTURED',
      amount: JSON.stringify(amount),
      method,
      reference,
      return_url,
      language,
      description,
      created_at: now,
      expires_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeEvent(tx, now, 'CAPTURED', intentWire(paymentShop, received));
  return received;
}

/** Ends the time for a transfer at once. */
export const letPass = (
  tx: Tx,
  paymentShop: PaymentShop,
  { id }: Intent,
): Promise<Intent | undefined> => settle(tx, paymentShop, id, 'expire');
