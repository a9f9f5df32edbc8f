import { createHmac } from 'node:crypto';
import { holds, same } from '../../kit/expect.js';
import type { Hearing, Kit, Scenario, Told } from '../../kit/scenario.js';
import { begun, changes, expired, type Intent, intentNow, payable, soon } from './asks.js';

interface Event {
  readonly id?: string;
  readonly type?: string;
  readonly data: { readonly intent: Intent };
}

const hearing = (kit: Kit): Hearing =>
  kit.hearing ?? kit.leaveOut('it needs --webhook-url, which the backend can reach');

const eventOf = ({ raw }: Told): Event | undefined => {
  try {
    return JSON.parse(raw) as Event; // as: checked against the contract
  } catch {
    return undefined;
  }
};

/** The webhooks of one payment, once there are `count` of them. */
async function toldOf(kit: Kit, { id }: Intent, count = 1): Promise<readonly Told[]> {
  const { told } = hearing(kit);
  const own = () => told.filter((one) => eventOf(one)?.data?.intent?.id === id);
  await soon(kit, () => own().length >= count);
  return own();
}

const first = async (kit: Kit): Promise<Told> => {
  hearing(kit);
  const [one] = await toldOf(kit, await expired(kit, 'shared'));
  return one ?? kit.block('nothing was told of a transfer that expired');
};

const minutes = (ms: number) => Math.round(ms / 60_000);

const messages: readonly Scenario[] = [
  {
    name: 'the end of a payment is told',
    shows: 'A transfer that expires is told of as payment.expired, in the words of the contract.',
    changes,
    run: async (kit) => {
      hearing(kit);
      const [one] = await toldOf(kit, await expired(kit, 'shared'));
      holds(one !== undefined, 'Nothing was told.');
      const event = eventOf(one);
      same('What it lacks', kit.lacks('Event', event), []);
      same('Its type', event?.type ?? 'payment.expired', 'payment.expired');
    },
  },
  {
    name: 'what is told is signed byte by byte',
    shows: 'v1 is HMAC-SHA256 with the shared secret over t, a dot and the body as it was sent.',
    changes,
    run: async (kit) => {
      const { signature, raw } = await first(kit);
      const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      holds(v1 !== '', `The header Payment-Signature is “${signature.slice(0, 20)} …”.`);
      const mac = createHmac('sha256', hearing(kit).secret).update(`${t}.${raw}`).digest('hex');
      holds(mac === v1, 'The signature is another one.');
    },
  },
  {
    name: 'a signature is of now',
    shows:
      't is the moment at which it is sent, in seconds since 1970: five minutes off is refused.',
    changes,
    run: async (kit) => {
      const { signature, at } = await first(kit);
      const t = Number(/^t=(\d+)/.exec(signature)?.[1]);
      const off = Math.abs(at.getTime() - t * 1000);
      holds(off <= 240_000, `It is ${minutes(off)} minutes off.`);
    },
  },
  {
    name: 'what was taken is told no more',
    shows: 'An event that was answered 204 comes once.',
    changes,
    run: async (kit) => {
      await first(kit);
      for (let time = 0; time < 8; time += 1) await kit.wait(500);
      same('Times', (await toldOf(kit, await expired(kit, 'shared'))).length, 1);
    },
  },
  {
    name: 'what was not taken is told again',
    shows: 'An event that was answered 500 comes again, the same one, signed anew.',
    changes,
    run: async (kit) => {
      const reference = kit.unique() + kit.unique();
      hearing(kit).refuseOnce(reference);
      const intent = await expired(kit, reference);
      const [one, two] = await toldOf(kit, intent, 2);
      holds(one !== undefined, 'Nothing was told at all.');
      holds(two !== undefined, 'It was told once.');
      const whole = (told: Told) => {
        const { id, type, data } = eventOf(told) ?? {};
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
    if (!(await soon(kit, isPaid, seconds * 4))) kit.block('nobody paid');
    return { intent, currency };
  });

const byHand: readonly Scenario[] = [
  {
    name: 'a payment by hand is told of as captured',
    shows:
      'A payment that was captured is told of as payment.captured, before anything of a refund.',
    changes: 'has 123.00 paid by hand once a run',
    run: async (kit) => {
      hearing(kit);
      const { intent } = await paidByHand(kit);
      const [one, ...more] = await toldOf(kit, intent);
      const others = more.filter(({ raw }) => raw !== one?.raw);
      holds(one !== undefined, 'Nothing was told.');
      const event = eventOf(one);
      same('What it lacks', kit.lacks('Event', event), []);
      same('Its type', event?.type ?? 'payment.captured', 'payment.captured');
      same('Its status', event?.data.intent.status, 'CAPTURED');
      // Count duplicates here, after the backend had time to send them.
      same('What else was told', others.length, 0);
    },
  },
  {
    name: 'a payment by hand is captured and given back in parts',
    shows:
      'A paid payment is CAPTURED, given back once a key, never too much, and REFUNDED with the last.',
    changes: 'has 123.00 paid by hand once a run, and gives them back',
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
        same('With a part given back', status, 'CAPTURED');
      }
      const other = { ...part, body: { amount: { amount: 100, currency } } };
      await kit.refused('refundIntent', other, 'IDEMPOTENCY_MISMATCH', 422);
      await kit.refused('refundIntent', refund(10_001), 'REFUND_TOO_MUCH');
      const { status } = await kit.need<Intent>('refundIntent', refund(10_000));
      same('With all given back', status, 'REFUNDED');
    },
  },
];

export const webhookScenarios: readonly Scenario[] = [...messages, ...byHand];
