import { createHmac } from 'node:crypto';
import type { Message } from '../webhook-relay.js';
import { answering, asking, atTheDoor, type Fault, isCall, refusing, withKeys } from './fault.js';

const port = 'payment';
const begin = 'POST /payments/intents';
const one = 'GET /payments/intents/{id}';
const unbroken = () => ({});

// oxlint-disable-next-line typescript/no-explicit-any -- any: a payment of the wire
type Wire = any;

/** Signed again, as a backend of that secret would. */
function signed(raw: string, secret: string, t: number): Message {
  const v1 = createHmac('sha256', secret).update(`${t}.${raw}`).digest('hex');
  return { raw, signature: `t=${t},v1=${v1}` };
}
const timeOf = ({ signature }: Message) => Number(/^t=(\d+)/.exec(signature)?.[1]);
const told = 'the end of a payment is told';
const isSigned = 'what is told is signed byte by byte';

const messages: readonly Fault[] = [
  {
    port,
    name: 'tells everything twice',
    caughtBy: ['what was taken is told no more'],
    how: unbroken,
    tells: () => (message) => [message, message],
  },
  {
    port,
    name: 'tells of what was paid as declined',
    caughtBy: ['a payment by hand is told of as captured'],
    how: unbroken,
    tells: (secret) => (message) => [
      signed(message.raw.replace('payment.captured', 'payment.declined'), secret, timeOf(message)),
    ],
  },
  {
    port,
    name: 'gives back under a key whatever its amount',
    caughtBy: ['a payment by hand is captured and given back in parts'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, 'POST /payments/intents/{id}/refund') &&
        answer.body?.code === 'IDEMPOTENCY_MISMATCH'
          ? { ...answer, status: 409, body: { ...answer.body, code: 'IN_PROGRESS' } }
          : answer,
    }),
  },
  {
    port,
    name: 'signs with the time in milliseconds',
    caughtBy: ['a signature is of now'],
    how: unbroken,
    tells: (secret) => (message) => [signed(message.raw, secret, timeOf(message) * 1000)],
  },
  {
    port,
    name: 'signs with a clock that is an hour late',
    caughtBy: ['a signature is of now'],
    how: unbroken,
    tells: (secret) => (message) => [signed(message.raw, secret, timeOf(message) - 3600)],
  },
  {
    port,
    name: 'signs what it wrote before it was written again',
    caughtBy: [isSigned],
    how: unbroken,
    tells: () => (message) => [
      { ...message, raw: JSON.stringify(JSON.parse(message.raw), null, 1) },
    ],
  },
  {
    port,
    name: 'tells of another kind of end',
    caughtBy: [told],
    how: unbroken,
    tells: (secret) => (message) => [
      signed(message.raw.replace('payment.expired', 'payment.ended'), secret, timeOf(message)),
    ],
  },
  {
    port,
    name: 'tells each time of a new event',
    caughtBy: ['what was not taken is told again'],
    how: unbroken,
    tells: (secret) => {
      let count = 0;
      return (message) => {
        const raw = message.raw.replace(/"id":"evt_/, `"id":"evt_${(count += 1)}_`);
        return [signed(raw, secret, timeOf(message))];
      };
    },
  },
];

const own: readonly Fault[] = [
  {
    port,
    name: 'takes minor units for decimals',
    caughtBy: ['a payment keeps its amount to the minor unit'],
    how: () =>
      answering(one, (intent: Wire) => ({
        ...intent,
        amount: { ...intent.amount, amount: intent.amount.amount * 100 },
      })),
  },
  {
    port,
    name: 'lists the oldest payment first',
    caughtBy: ['payments of a reference are found, newest first'],
    how: () =>
      answering('GET /payments/intents', ({ intents }: Wire) => ({ intents: intents.reverse() })),
  },
  {
    port,
    name: 'rounds parts of a cent',
    caughtBy: ['no part of a minor unit is paid'],
    how: () =>
      asking(begin, (asked) => {
        const { amount, currency } = Object(asked.body?.amount);
        if (amount !== 1.5) return asked;
        return { ...asked, body: { ...asked.body, amount: { amount: 2, currency } } };
      }),
  },
  {
    port,
    name: 'lets a payment be open for a day',
    caughtBy: ['a payment is open for thirty minutes'],
    how: () =>
      answering(begin, (intent: Wire) => ({
        ...intent,
        expiresAt: new Date(Date.parse(intent.createdAt) + 86_400_000).toISOString(),
      })),
  },
  {
    port,
    name: 'gives back what nobody paid',
    caughtBy: ['what nobody paid is not given back'],
    how: () =>
      refusing('NOT_CAPTURED', (answer) => ({
        ...answer,
        body: { ...answer.body, code: 'REFUND_TOO_MUCH' },
      })),
  },
  {
    port,
    name: 'answers 200 with an error in it',
    caughtBy: ['a payment that is not there is not found', 'every answer fits its contract'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, one) && answer.status === 404 ? { ...answer, status: 200 } : answer,
    }),
  },
  {
    port,
    name: 'takes any method',
    caughtBy: ['a method that is not listed is METHOD_NOT_AVAILABLE'],
    how: () =>
      asking(begin, (asked) =>
        ['JC', 'DS', 'DN', 'CB'].includes(asked.body?.method)
          ? { ...asked, body: { ...asked.body, method: 'CARD' } }
          : asked,
      ),
  },
  {
    port,
    name: 'lets a transfer wait for ever',
    caughtBy: ['a transfer that nobody makes expires'],
    how: () =>
      answering(one, (intent: Wire) =>
        intent.status === 'EXPIRED' ? { ...intent, status: 'REQUIRES_ACTION' } : intent,
      ),
  },
  {
    port,
    name: 'gives a yen two digits',
    caughtBy: ['currencies are those of ISO 4217'],
    how: () =>
      answering('GET /payments/currencies', ({ currencies }: Wire) => ({
        currencies: currencies.map((each: Wire) => ({ ...each, isoDigits: 2 })),
      })),
  },
];

export const paymentFaults: readonly Fault[] = [
  ...atTheDoor(port, 'payment', 'methods', 'GET /payments/methods'),
  ...withKeys(port, begin),
  ...own,
  ...messages,
];
