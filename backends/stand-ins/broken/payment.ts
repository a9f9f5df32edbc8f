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
  fault('tells everything twice', 'what was taken is told no more', unbroken, {
    tells: () => (message) => [message, message],
  }),
  fault(
    'tells of what was paid as declined',
    'a payment by hand is told of as captured',
    unbroken,
    { tells: renaming('payment.captured', 'payment.declined') },
  ),
  fault('tells of another kind of end', 'the end of a payment is told', unbroken, {
    tells: renaming('payment.expired', 'payment.ended'),
  }),
  fault('signs with a clock that is an hour late', 'a signature is of now', unbroken, {
    tells: (secret) => (message) => [signed(message.raw, secret, timeOf(message) - 3600)],
  }),
  fault(
    'signs what it wrote before it was written again',
    'what is told is signed byte by byte',
    unbroken,
    {
      tells: () => (message) => [
        { ...message, raw: JSON.stringify(JSON.parse(message.raw), null, 1) },
      ],
    },
  ),
  fault('tells each time of a new event', 'what was not taken is told again', unbroken, {
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
    'gives back under a key whatever its amount',
    'a payment by hand is captured and given back in parts',
    {
      answer: (answer, asked) =>
        isCall(asked, 'POST /payments/intents/{id}/refund') &&
        answer.body?.code === 'IDEMPOTENCY_MISMATCH'
          ? { ...answer, status: 409, body: { ...answer.body, code: 'IN_PROGRESS' } }
          : answer,
    },
  ),
  fault(
    'takes minor units for decimals',
    'a payment keeps its amount to the minor unit',
    answering(one, ({ amount }) => void (amount.amount *= 100)),
  ),
  fault(
    'answers another reference than it was sent',
    'a payment says where to pay',
    answering(one, (intent) => void (intent.reference = 'of-another-purchase')),
  ),
  fault(
    'lists the oldest payment first',
    'payments of a reference are found, newest first',
    answering('GET /payments/intents', ({ intents }) => void intents.reverse()),
  ),
  fault(
    'rounds parts of a cent',
    'no part of a minor unit is paid',
    asking(begin, (asked) => {
      const { amount, currency } = Object(asked.body?.amount);
      if (amount !== 1.5) return asked;
      return { ...asked, body: { ...asked.body, amount: { amount: 2, currency } } };
    }),
  ),
  fault(
    'lets a payment be open for a day',
    'a payment is open for thirty minutes',
    answering(begin, (intent) => {
      intent.expiresAt = new Date(Date.parse(intent.createdAt) + 86_400_000).toISOString();
    }),
  ),
  fault(
    'answers 200 with an error in it',
    ['a payment that is not there is not found', 'every answer fits its contract'],
    refusing('NOT_FOUND', { status: 200 }, one),
  ),
  fault(
    'takes any method',
    'a method that is not listed is METHOD_NOT_AVAILABLE',
    asking(begin, (asked) =>
      ['JC', 'DS', 'DN', 'CB'].includes(asked.body?.method)
        ? { ...asked, body: { ...asked.body, method: 'CARD' } }
        : asked,
    ),
  ),
  fault(
    'lets a transfer wait for ever',
    'a transfer that nobody makes expires',
    answering(one, (intent) => {
      if (intent.status === 'EXPIRED') intent.status = 'REQUIRES_ACTION';
    }),
  ),
  fault(
    'gives a yen two digits',
    'currencies are those of ISO 4217',
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
