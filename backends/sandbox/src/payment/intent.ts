import {
  canPaymentBecome,
  isSame,
  type Language,
  type Money,
  type MonthsPlan,
  type PayCode,
  type PaymentStatus,
} from '@shop/domain';
import type { Selectable } from 'kysely';
import type { Answer } from '../engine/answers.js';
import { later, minutes } from '../engine/clock.js';
import { randomId } from '../engine/codes.js';
import type { Database, Schema, Tx } from '../engine/database.js';
import { refuse, type Refused } from '../engine/refusal.js';
import { writeEvent } from './events.js';
import { hasPlan, isOffered, transferEndOf, transferReference } from './offer.js';
import type { PaymentShop } from './payment-shop.js';

export type Intent = Selectable<Schema['intents']>;

/** How long a visitor has on the pay page. */
const intentMs = minutes(30);

export interface IntentQuestion {
  readonly amount: Money;
  readonly method: PayCode;
  readonly reference: string;
  readonly returnUrl: string;
  readonly language: Language;
  readonly description: string;
  readonly plan: MonthsPlan | null;
  /** The deadline of a transfer; `null`: as long as the operator gives. */
  readonly payUntil: Date | null;
}

/** A payment in the shape of backends/contracts/payment.yaml; amounts in minor units. */
export const intentWire = (paymentShop: PaymentShop, intent: Intent) => ({
  id: intent.id,
  status: intent.status,
  amount: intent.amount,
  reference: intent.reference,
  method: intent.method,
  nextAction: intent.status === 'REQUIRES_ACTION' ? nextActionOf(paymentShop, intent) : null,
  plan: intent.plan,
  declineCode: intent.decline_code,
  createdAt: intent.created_at.toISOString(),
  expiresAt: intent.expires_at.toISOString(),
});

/** The page to pay on: PayPal has its own. */
export const pageOf = ({ method }: Pick<Intent, 'method'>): '/pay' | '/paypal' =>
  method === 'PP' ? '/paypal' : '/pay';

function nextActionOf({ publicUrl, content }: PaymentShop, intent: Intent) {
  if (intent.transfer_reference === null)
    return { type: 'redirect', url: `${publicUrl}${pageOf(intent)}/${intent.id}` };
  const { bank, beneficiary, account } = content.payment.transfer;
  const [reference, until] = [intent.transfer_reference, intent.expires_at.toISOString()];
  return { type: 'transfer', bank, beneficiary, account, reference, amount: intent.amount, until };
}

export async function beginIntent(
  tx: Tx,
  paymentShop: PaymentShop,
  question: IntentQuestion,
): Promise<Answer | Refused> {
  const { amount, method, reference, returnUrl, language, description } = question;
  if (!isOffered(paymentShop, method, amount.currency))
    return refuse('METHOD_NOT_AVAILABLE', 'method');
  if (!hasPlan(paymentShop, question)) return refuse('PLAN_NOT_AVAILABLE', 'plan');
  const now = paymentShop.clock();
  const isTransfer = method === 'TR';
  const intent = await tx
    .insertInto('intents')
    .values({
      id: `pay_${randomId()}`,
      status: 'REQUIRES_ACTION',
      amount: JSON.stringify(amount),
      method,
      reference,
      return_url: returnUrl,
      language,
      description,
      created_at: now,
      expires_at: isTransfer ? transferEndOf(paymentShop, question) : later(now, intentMs),
      plan: question.plan && JSON.stringify(question.plan),
      transfer_reference: isTransfer ? transferReference() : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { status: 201, body: intentWire(paymentShop, intent) };
}

export const findIntent = (db: Database | Tx, id: string): Promise<Intent | undefined> =>
  db.selectFrom('intents').selectAll().where('id', '=', id).executeTakeFirst();

/** Newest first. */
export const intentsOf = (db: Database, reference: string): Promise<Intent[]> =>
  db
    .selectFrom('intents')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('position', 'desc')
    .execute();

/** The states that lead to each end; a capture passes through AUTHORIZED. */
const ways = {
  capture: ['AUTHORIZED', 'CAPTURED'],
  decline: ['DECLINED'],
  expire: ['EXPIRED'],
  refund: ['REFUNDED'],
} as const satisfies Record<string, readonly PaymentStatus[]>;

/** Ends a payment and writes its event. `undefined` if it had already ended another way. */
export async function settle(
  tx: Tx,
  paymentShop: PaymentShop,
  id: string,
  way: keyof typeof ways,
): Promise<Intent | undefined> {
  const intent = await tx
    .selectFrom('intents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const steps: readonly PaymentStatus[] = ways[way];
  const end = intent && follow(intent.status, steps);
  if (!intent || !end) return undefined;
  const settled = await tx
    .updateTable('intents')
    .set({ status: end, capture_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (way !== 'refund')
    await writeEvent(tx, paymentShop.clock(), end, intentWire(paymentShop, settled));
  return settled;
}

/** The last step, if each may follow the one before (docs/rules/purchase.md). */
function follow(from: PaymentStatus, steps: readonly PaymentStatus[]): PaymentStatus | undefined {
  let at = from;
  for (const step of steps) {
    if (!canPaymentBecome(at, step)) return undefined;
    at = step;
  }
  return at;
}

export async function refundIntent(
  tx: Tx,
  paymentShop: PaymentShop,
  id: string,
): Promise<Answer | Refused> {
  const refunded = await settle(tx, paymentShop, id, 'refund');
  if (refunded) return { status: 200, body: intentWire(paymentShop, refunded) };
  const intent = await findIntent(tx, id);
  if (!intent) return refuse('NOT_FOUND', 'id');
  return intent.status === 'REFUNDED'
    ? { status: 200, body: intentWire(paymentShop, intent) }
    : refuse('NOT_CAPTURED', 'id');
}

/** Whether a payment is captured, with this amount and reference. */
export async function isPaid(tx: Tx, id: string, amount: Money, reference: string) {
  const intent = await findIntent(tx, id);
  return (
    intent?.status === 'CAPTURED' && isSame(intent.amount, amount) && intent.reference === reference
  );
}
