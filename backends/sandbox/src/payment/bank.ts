import { isSame, type Money } from '@shop/domain';
import { randomId } from '../engine/codes.js';
import type { Database, Tx } from '../engine/database.js';
import { writeEvent } from './events.js';
import { type Intent, intentWire, settle } from './intent.js';
import type { Till } from './till.js';

export const findTransfer = (db: Database | Tx, reference: string): Promise<Intent | undefined> =>
  db
    .selectFrom('intents')
    .selectAll()
    .where('transfer_reference', '=', reference)
    .executeTakeFirst();

/** Only the exact amount in time pays the payment. `undefined`: unknown reference. */
export async function deposit(
  tx: Tx,
  till: Till,
  reference: string,
  amount: Money,
): Promise<Intent | undefined> {
  const asked = await findTransfer(tx, reference);
  if (!asked || asked.amount.currency !== amount.currency) return undefined;
  const isInTime = asked.expires_at > till.clock();
  const paid =
    isInTime && isSame(asked.amount, amount)
      ? await settle(tx, till, asked.id, 'capture')
      : undefined;
  return paid ?? receive(tx, till, asked, amount);
}

async function receive(tx: Tx, till: Till, asked: Intent, amount: Money): Promise<Intent> {
  const now = till.clock();
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
  await writeEvent(tx, now, 'CAPTURED', intentWire(till, received));
  return received;
}

/** Ends the time for a transfer at once. */
export const letPass = (tx: Tx, till: Till, { id }: Intent): Promise<Intent | undefined> =>
  settle(tx, till, id, 'expire');
