import { createHmac } from 'node:crypto';
import { holds, same } from '../../kit/expect.js';
import type { WebhookInbox, Kit, Scenario, Webhook } from '../../kit/scenario.js';
import { begun, changes, expired, type Intent, intentNow, payable, soon } from './asks.js';

interface Event {
  readonly id?: string;
  readonly type?: string;
  readonly data: { readonly intent: Intent };
}

const webhooks = (kit: Kit): WebhookInbox =>
  kit.webhooks ?? kit.leaveOut('it needs --webhook-url, which the backend can reach');

const eventOf = ({ raw }: Webhook): Event | undefined => {
  try {
    return JSON.parse(raw) as Event; // as: checked against the contract
  } catch {
    return undefined;
  }
};

/** The webhooks of one payment, once there are `count` of them. */
async function webhooksOf(kit: Kit, { id }: Intent, count = 1): Promise<readonly Webhook[]> {
  const { received } = webhooks(kit);
  const own = () => received.filter((one) => eventOf(one)?.data?.intent?.id === id);
  await soon(kit, () => own().length >= count);
  return own();
}

const first = async (kit: Kit): Promise<Webhook> => {
  webhooks(kit);
  const [one] = await webhooksOf(kit, await expired(kit, 'shared'));
  return one ?? kit.block('no webhook came for an expired transfer');
};

const minutes = (ms: number) => Math.round(ms / 60_000);

const messages: readonly Scenario[] = [
  {
    name: 'an expired transfer sends payment.expired',
    shows: 'A transfer that expires sends a payment.expired webhook that fits the contract.',
    changes,
    run: async (kit) => {
      webhooks(kit);
      const [one] = await webhooksOf(kit, await expired(kit, 'shared'));
      holds(one !== undefined, 'No webhook came.');
      const event = eventOf(one);
      same('Mismatches', kit.lacks('Event', event), []);
      same('Its type', event?.type ?? 'payment.expired', 'payment.expired');
    },
  },
  {
    name: 'a webhook is signed over its exact bytes',
    shows: 'v1 is the HMAC-SHA256, with the shared secret, of t, a dot and the body as sent.',
    changes,
    run: async (kit) => {
      const { signature, raw } = await first(kit);
      const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      holds(v1 !== '', `The header Payment-Signature is “${signature.slice(0, 20)} …”.`);
      const mac = createHmac('sha256', webhooks(kit).secret).update(`${t}.${raw}`).digest('hex');
      holds(mac === v1, 'The signature does not match.');
    },
  },
  {
    name: 'a signature has the time of sending',
    shows:
      't is the time of sending in seconds since 1970. The shop refuses a webhook that is five minutes off.',
    changes,
    run: async (kit) => {
      const { signature, at } = await first(kit);
      const t = Number(/^t=(\d+)/.exec(signature)?.[1]);
      const off = Math.abs(at.getTime() - t * 1000);
      holds(off <= 240_000, `It is ${minutes(off)} minutes off.`);
    },
  },
  {
    name: 'an accepted webhook is not sent again',
    shows: 'After a 204 the backend does not send the event again.',
    changes,
    run: async (kit) => {
      await first(kit);
      for (let time = 0; time < 8; time += 1) await kit.wait(500);
      same('Times', (await webhooksOf(kit, await expired(kit, 'shared'))).length, 1);
    },
  },
  {
    name: 'a failed webhook is sent again',
    shows: 'After a 500 the backend sends the same event again.',
    changes,
    run: async (kit) => {
      const reference = kit.unique() + kit.unique();
      webhooks(kit).refuseOnce(reference);
      const intent = await expired(kit, reference);
      const [one, two] = await webhooksOf(kit, intent, 2);
      holds(one !== undefined, 'No webhook came at all.');
      holds(two !== undefined, 'The webhook came only once.');
      const whole = (webhook: Webhook) => {
        const { id, type, data } = eventOf(webhook) ?? {};
        return { id, type, intent: data?.intent.id };
      };
      same('The event', whole(two), whole(one));
    },
  },
];

/** Paid by a person, once per run: the kit does not know the provider's page. */
const paidByHand = (kit: Kit) =>
  kit.found('payment by hand', async () => {
    const seconds = Number(kit.given('byHand'));
    const { currency } = await payable(kit);
    const intent = await begun(kit, { amount: { amount: 12_300, currency } });
    kit.say(`Pay this within ${seconds} seconds: ${intent.nextAction?.url}\n`);
    const isPaid = async () => (await intentNow(kit, intent)).status === 'CAPTURED';
    if (!(await soon(kit, isPaid, seconds * 4))) kit.block('no payment arrived in time');
    return { intent, currency };
  });

const byHand: readonly Scenario[] = [
  {
    name: 'a captured payment sends payment.captured',
    shows: 'A captured payment sends payment.captured before any webhook about a refund.',
    changes: 'asks you to pay 123.00 once per run',
    run: async (kit) => {
      webhooks(kit);
      const { intent } = await paidByHand(kit);
      const [one, ...more] = await webhooksOf(kit, intent);
      const others = more.filter(({ raw }) => raw !== one?.raw);
      holds(one !== undefined, 'No webhook came.');
      const event = eventOf(one);
      same('Mismatches', kit.lacks('Event', event), []);
      same('Its type', event?.type ?? 'payment.captured', 'payment.captured');
      same('Its status', event?.data.intent.status, 'CAPTURED');
      // Count duplicates here, after the backend had time to send them.
      same('Further webhooks', others.length, 0);
    },
  },
  {
    name: 'a payment is refunded in parts, up to its amount',
    shows:
      'A paid payment is CAPTURED. Each key refunds once, a refund above the rest is refused, and the last one makes it REFUNDED.',
    changes: 'asks you to pay 123.00 once per run and refunds them',
    run: async (kit) => {
      const { intent, currency } = await paidByHand(kit);
      const refund = (amount: number, key = kit.unique()) => ({
        path: { id: intent.id },
        key,
        body: { amount: { amount, currency } },
      });
      const part = refund(2300);
      for (const call of [part, part]) {
        const { status } = await kit.need<Intent>('refundIntent', call);
        same('After a partial refund', status, 'CAPTURED');
      }
      const other = { ...part, body: { amount: { amount: 100, currency } } };
      await kit.refused('refundIntent', other, 'IDEMPOTENCY_MISMATCH', 422);
      await kit.refused('refundIntent', refund(10_001), 'REFUND_TOO_MUCH');
      const { status } = await kit.need<Intent>('refundIntent', refund(10_000));
      same('After the full refund', status, 'REFUNDED');
    },
  },
];

export const webhookScenarios: readonly Scenario[] = [...messages, ...byHand];
