import { digitsOf } from '../../kit/amounts.js';
import { between, holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import {
  asking,
  begun,
  changes,
  currencies,
  expired,
  type Intent,
  intentNow,
  methods,
  payable,
  soon,
  transferred,
} from './asks.js';

const lists: readonly Scenario[] = [
  {
    name: 'currencies are those of ISO 4217',
    shows: 'Each currency is there once, with the digits that ISO 4217 gives it.',
    run: async (kit) => {
      const all = await currencies(kit);
      same('Currencies, each once', new Set(all.map((one) => one.iso_code)).size, all.length);
      for (const { iso_code: code, isoDigits } of all)
        same(`Digits of ${code}`, isoDigits ?? digitsOf(code), digitsOf(code));
    },
  },
  {
    name: 'a method is listed once',
    shows: 'No currency lists a method twice.',
    run: async (kit) => {
      const { codes } = await payable(kit);
      same('Methods, each once', new Set(codes).size, codes.length);
    },
  },
  {
    name: 'banks have months to pay in',
    shows: 'A bank’s plans are of two months and more, each once.',
    run: async (kit) => {
      const { banks } = await kit.need<{ banks: { name: string; months: number[] }[] }>('banks');
      for (const { months } of banks) {
        holds(
          months.every((one) => one >= 2),
          `There is a plan of ${Math.min(...months)} month.`,
        );
        same('Plans, each once', new Set(months).size, months.length);
      }
    },
  },
];

const payments: readonly Scenario[] = [
  {
    name: 'a payment says where to pay',
    shows: 'A new payment is not decided, keeps its reference, and has a page on http or https.',
    changes,
    run: async (kit) => {
      const reference = kit.unique() + kit.unique();
      const intent = await begun(kit, { reference });
      const { status, nextAction } = intent;
      for (const one of [intent, await intentNow(kit, intent)])
        same('Its reference', one.reference, reference);
      holds(['CREATED', 'REQUIRES_ACTION'].includes(status), `Its status is ${status}.`);
      same('What is next', nextAction?.type, 'redirect');
      holds(/^https?:/.test(nextAction?.url ?? ''), `Its page is ${nextAction?.url}.`);
    },
  },
  {
    name: 'a payment keeps its amount to the minor unit',
    shows: 'Amounts come back as they were sent, in minor units of each currency.',
    changes: 'begins a payment in up to four currencies, which expire',
    run: async (kit) => {
      for (const { iso_code: currency } of (await currencies(kit)).slice(0, 4)) {
        const [method] = (await methods(kit, currency)).methods;
        if (!method) continue;
        const amount = { amount: 12_345, currency };
        const intent = await begun(kit, { amount, method: method.api_code });
        for (const one of [intent, await intentNow(kit, intent)])
          same('Its amount', { ...one.amount }, { ...one.amount, ...amount });
      }
    },
  },
  {
    name: 'a payment is open for thirty minutes',
    shows: 'A payment ends thirty minutes after it was begun, give or take one.',
    changes,
    run: async (kit) => {
      const { createdAt, expiresAt } = await begun(kit);
      if (createdAt === undefined || expiresAt === undefined)
        return kit.leaveOut('the server does not say createdAt and expiresAt');
      const began = Date.parse(createdAt);
      between('expiresAt', expiresAt, began + 29 * 60_000, began + 31 * 60_000);
    },
  },
  {
    name: 'payments of a reference are found, newest first',
    shows: 'All payments of a reference are listed, the newest first, and none of another.',
    changes: 'begins two payments that nobody pays and that expire',
    run: async (kit) => {
      const reference = kit.unique() + kit.unique();
      const first = await begun(kit, { reference });
      await kit.wait(1100);
      const second = await begun(kit, { reference });
      const { intents } = await kit.need<{ intents: Intent[] }>('intentsOf', {
        query: { reference },
      });
      same(
        'Their ids',
        intents.map(({ id }) => id),
        [second.id, first.id],
      );
    },
  },
];

const refusals: readonly Scenario[] = [
  {
    name: 'no part of a minor unit is paid',
    shows: 'An amount of nothing, below nothing or of a part of a minor unit is 400 BAD_REQUEST.',
    run: async (kit) => {
      const { currency } = await payable(kit);
      for (const amount of [1.5, 0, -100]) {
        const call = await asking(kit, { amount: { amount, currency } });
        await kit.refused('beginIntent', call, 'BAD_REQUEST', 400);
      }
    },
  },
  {
    name: 'nobody is sent back to where something runs',
    shows: 'A way back that is no web address is 400 BAD_REQUEST.',
    run: async (kit) => {
      const call = await asking(kit, { returnUrl: 'javascript:alert(1)' });
      await kit.refused('beginIntent', call, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'a method that is not listed is METHOD_NOT_AVAILABLE',
    shows: 'A payment by a method that its currency has not is refused.',
    run: async (kit) => {
      const { codes } = await payable(kit);
      const method = ['JC', 'DS', 'DN', 'CB', 'AX', 'PP'].find((one) => !codes.includes(one));
      if (!method) return kit.leaveOut('the first currency has all methods');
      await kit.refused('beginIntent', await asking(kit, { method }), 'METHOD_NOT_AVAILABLE');
    },
  },
  {
    name: 'months that no bank has are PLAN_NOT_AVAILABLE',
    shows: 'A plan of 97 months is refused.',
    run: async (kit) => {
      const call = await asking(kit, { plan: { bank: 1, months: 97 } });
      await kit.refused('beginIntent', call, 'PLAN_NOT_AVAILABLE');
    },
  },
  {
    name: 'what nobody paid is not given back',
    shows: 'A refund of a payment that was not captured is refused with NOT_CAPTURED.',
    changes,
    run: async (kit) => {
      const { id, amount } = await begun(kit);
      const call = { path: { id }, body: { amount: { ...amount, amount: 100 } } };
      await kit.refused('refundIntent', call, 'NOT_CAPTURED', 409);
    },
  },
  {
    name: 'a payment that is not there is not found',
    shows: 'An id that nobody has is answered 404 NOT_FOUND.',
    run: async (kit) => {
      const call = { path: { id: `none_${kit.unique()}` } };
      await kit.refused('intent', call, 'NOT_FOUND', 404);
    },
  },
];

const transfers: readonly Scenario[] = [
  {
    name: 'a transfer says where the money goes',
    shows: 'A bank transfer has an account, a reference and an end that is not later than asked.',
    changes,
    run: async (kit) => {
      const amount = { amount: 12_300, currency: await transferred(kit) };
      const until = kit.now().getTime() + 20_000;
      const payUntil = new Date(until).toISOString();
      const { nextAction } = await begun(kit, { amount, method: 'TR', payUntil });
      same('What is next', nextAction?.type, 'transfer');
      between('Its end', nextAction?.until, kit.now().getTime() - 60_000, until);
    },
  },
  {
    name: 'a transfer that nobody makes expires',
    shows: 'Once its time is over a transfer is EXPIRED, and has nothing to do any more.',
    changes,
    run: async (kit) => {
      const intent = await expired(kit, 'shared');
      const isOver = await soon(
        kit,
        async () => (await intentNow(kit, intent)).status === 'EXPIRED',
      );
      const now = await intentNow(kit, intent);
      holds(isOver, `It is ${now.status}.`);
      same('What is next', now.nextAction, null);
    },
  },
];

export const paymentScenarios: readonly Scenario[] = [
  ...lists,
  ...payments,
  ...refusals,
  ...transfers,
];
