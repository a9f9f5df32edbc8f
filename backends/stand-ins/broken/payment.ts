import { createHmac } from 'node:crypto';
import type { Message } from '../webhook-relay.js';
import {
  answering,
  asking,
  atTheDoor,
  type Fault,
  faultsOf,
  isCall,
  refusing,
  withKeys,
} from './fault.js';

const port = 'payment';
const fault = faultsOf(port);
const begin = 'POST /payments/intents';
const one = 'GET /payments/intents/{id}';

/** Signs a message again, as a backend with that secret would. */
function signed(raw: string, secret: string, t: number): Message {
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex');
  return { raw, signature: `t=${t},v1=${v1}` };
}
const timeOf = ({ signature }: Message) => Number(/^t=(\d+)/.exec(signature)?.[1]);
/** Reports one ending as another. */
const renaming =
  (from: string, to: string): Fault['tells'] =>
  (secret) =>
  (message) => [signed(message.raw.replace(from, to), secret, timeOf(message))];

const unbroken = {};
const messages: readonly Fault[] = [
  fault('sends each webhook twice', 'an accepted webhook is not sent again', unbroken, {
    tells: () => (message) => [message, message],
  }),
  fault(
    'reports a captured payment as declined',
    'a captured payment sends payment.captured',
    unbroken,
    { tells: renaming('payment.captured', 'payment.declined') },
  ),
  fault('sends an unknown kind of event', 'an expired transfer sends payment.expired', unbroken, {
    tells: renaming('payment.expired', 'payment.ended'),
  }),
  fault(
    'signs with a clock that is an hour behind',
    'a signature has the time of sending',
    unbroken,
    {
      tells: (secret) => (message) => [signed(message.raw, secret, timeOf(message) - 3600)],
    },
  ),
  fault(
    'signs the body before formatting it',
    'a webhook is signed over its exact bytes',
    unbroken,
    {
      tells: () => (message) => [
        { ...message, raw: JSON.stringify(JSON.parse(message.raw), null, 1) },
      ],
    },
  ),
  fault('gives a repeated event a new id', 'a failed webhook is sent again', unbroken, {
    tells: (secret) => {
      let count = 0;
      return (message) => {
        const raw = message.raw.replace(/"id":"evt_/, `"id":"evt_${(count += 1)}_`);
        return [signed(raw, secret, timeOf(message))];
      };
    },
  }),
];

const own: readonly Fault[] = [
  fault(
    'sends IN_PROGRESS instead of IDEMPOTENCY_MISMATCH',
    'a payment is refunded in parts, up to its amount',
    {
      answer: (answer, asked) =>
        isCall(asked, 'POST /payments/intents/{id}/refund') &&
        answer.body?.code === 'IDEMPOTENCY_MISMATCH'
          ? { ...answer, status: 409, body: { ...answer.body, code: 'IN_PROGRESS' } }
          : answer,
    },
  ),
  fault(
    'multiplies amounts by 100',
    'a payment keeps its exact amount',
    answering(one, ({ amount }) => void (amount.amount *= 100)),
  ),
  fault(
    'changes the reference',
    'a new payment has a page to pay on',
    answering(one, (intent) => void (intent.reference = 'of-another-purchase')),
  ),
  fault(
    'lists the oldest payment first',
    'payments are listed by reference, newest first',
    answering('GET /payments/intents', ({ intents }) => void intents.reverse()),
  ),
  fault(
    'rounds fractional amounts',
    'refuses zero, negative and fractional amounts with BAD_REQUEST',
    asking(begin, (asked) => {
      const { amount, currency } = Object(asked.body?.amount);
      if (amount !== 1.5) return asked;
      return { ...asked, body: { ...asked.body, amount: { amount: 2, currency } } };
    }),
  ),
  fault(
    'keeps a payment open for a day',
    'a payment is open for 30 minutes',
    answering(begin, (intent) => {
      intent.expiresAt = new Date(Date.parse(intent.createdAt) + 86_400_000).toISOString();
    }),
  ),
  fault(
    'sends an error with status 200',
    ['an unknown payment gets 404', 'every reply fits the contract'],
    refusing('NOT_FOUND', { status: 200 }, one),
  ),
  fault(
    'accepts any method',
    'refuses an unlisted method with METHOD_NOT_AVAILABLE',
    asking(begin, (asked) =>
      ['JC', 'DS', 'DN', 'CB'].includes(asked.body?.method)
        ? { ...asked, body: { ...asked.body, method: 'CARD' } }
        : asked,
    ),
  ),
  fault(
    'never expires a transfer',
    'an unpaid transfer expires',
    answering(one, (intent) => {
      if (intent.status === 'EXPIRED') intent.status = 'REQUIRES_ACTION';
    }),
  ),
  fault(
    'gives yen two decimals',
    'currencies have the decimals of ISO 4217',
    answering('GET /payments/currencies', ({ currencies }) => {
      for (const each of currencies) each.isoDigits = 2;
    }),
  ),
];

export const paymentFaults: readonly Fault[] = [
  ...atTheDoor(port, 'payment', 'methods', 'GET /payments/methods'),
  ...withKeys(port, begin),
  ...own,
  ...messages,
];
