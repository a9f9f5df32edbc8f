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
    name: 'currencies have the decimals of ISO 4217',
    shows: 'Each currency is listed once, with the decimals that ISO 4217 gives it.',
    run: async (kit) => {
      const all = await currencies(kit);
      same('Distinct currencies', new Set(all.map((one) => one.iso_code)).size, all.length);
      for (const { iso_code: code, isoDigits } of all)
        same(`Digits of ${code}`, isoDigits ?? digitsOf(code), digitsOf(code));
    },
  },
  {
    name: 'each method is listed once',
    shows: 'No currency lists a method twice.',
    run: async (kit) => {
      const { codes } = await payable(kit);
      same('Distinct methods', new Set(codes).size, codes.length);
    },
  },
  {
    name: 'bank plans have two months or more',
    shows: 'The plans of a bank have two months or more, each listed once.',
    run: async (kit) => {
      const { banks } = await kit.need<{ banks: { name: string; months: number[] }[] }>('banks');
      for (const { months } of banks) {
        holds(
          months.every((one) => one >= 2),
          `A plan has ${Math.min(...months)} month.`,
        );
        same('Distinct plans', new Set(months).size, months.length);
      }
    },
  },
];

const payments: readonly Scenario[] = [
  {
    name: 'a new payment has a page to pay on',
    shows:
      'A new payment is CREATED or REQUIRES_ACTION, keeps its reference, and has an http or https page.',
    changes,
    run: async (kit) => {
      const reference = kit.unique() + kit.unique();
      const intent = await begun(kit, { reference });
      const { status, nextAction } = intent;
      for (const one of [intent, await intentNow(kit, intent)])
        same('Its reference', one.reference, reference);
      holds(['CREATED', 'REQUIRES_ACTION'].includes(status), `Its status is ${status}.`);
      same('Its next action', nextAction?.type, 'redirect');
      holds(/^https?:/.test(nextAction?.url ?? ''), `Its page is ${nextAction?.url}.`);
    },
  },
  {
    name: 'a payment keeps its exact amount',
    shows: 'Amounts come back as they were sent, in minor units of their currency.',
    changes: 'starts payments in up to four currencies, which expire',
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
    name: 'a payment is open for 30 minutes',
    shows: 'A payment expires 30 minutes after its start, give or take one.',
    changes,
    run: async (kit) => {
      const { createdAt, expiresAt } = await begun(kit);
      if (createdAt === undefined || expiresAt === undefined)
        return kit.leaveOut('the server does not send createdAt and expiresAt');
      const began = Date.parse(createdAt);
      between('expiresAt', expiresAt, began + 29 * 60_000, began + 31 * 60_000);
    },
  },
  {
    name: 'payments are listed by reference, newest first',
    shows: 'The list has all payments of a reference, newest first, and no others.',
    changes: 'starts two payments that stay unpaid and expire',
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
    name: 'refuses zero, negative and fractional amounts with BAD_REQUEST',
    shows:
      'An amount that is zero, negative or not a whole number of minor units gets 400 BAD_REQUEST.',
    run: async (kit) => {
      const { currency } = await payable(kit);
      for (const amount of [1.5, 0, -100]) {
        const call = await asking(kit, { amount: { amount, currency } });
        await kit.refused('beginIntent', call, 'BAD_REQUEST', 400);
      }
    },
  },
  {
    name: 'refuses a script as return address with BAD_REQUEST',
    shows: 'A returnUrl that is not a web address gets 400 BAD_REQUEST.',
    run: async (kit) => {
      const call = await asking(kit, { returnUrl: 'javascript:alert(1)' });
      await kit.refused('beginIntent', call, 'BAD_REQUEST', 400);
    },
  },
  {
    name: 'refuses an unlisted method with METHOD_NOT_AVAILABLE',
    shows: 'The server refuses a payment by a method that its currency does not list.',
    run: async (kit) => {
      const { codes } = await payable(kit);
      const method = ['JC', 'DS', 'DN', 'CB', 'AX', 'PP'].find((one) => !codes.includes(one));
      if (!method) return kit.leaveOut('the first currency has all methods');
      await kit.refused('beginIntent', await asking(kit, { method }), 'METHOD_NOT_AVAILABLE');
    },
  },
  {
    name: 'refuses an unknown plan with PLAN_NOT_AVAILABLE',
    shows: 'The server refuses a plan of 97 months.',
    run: async (kit) => {
      const call = await asking(kit, { plan: { bank: 1, months: 97 } });
      await kit.refused('beginIntent', call, 'PLAN_NOT_AVAILABLE');
    },
  },
  {
    name: 'refuses to refund an unpaid payment with NOT_CAPTURED',
    shows: 'The server refuses to refund a payment that was not captured with NOT_CAPTURED.',
    changes,
    run: async (kit) => {
      const { id, amount } = await begun(kit);
      const call = { path: { id }, body: { amount: { ...amount, amount: 100 } } };
      await kit.refused('refundIntent', call, 'NOT_CAPTURED', 409);
    },
  },
  {
    name: 'an unknown payment gets 404',
    shows: 'An unknown id gets 404 NOT_FOUND.',
    run: async (kit) => {
      const call = { path: { id: `none_${kit.unique()}` } };
      await kit.refused('intent', call, 'NOT_FOUND', 404);
    },
  },
];

const transfers: readonly Scenario[] = [
  {
    name: 'a transfer has an account, a reference and a deadline',
    shows:
      'A bank transfer has an account, a reference, and a deadline no later than the requested one.',
    changes,
    run: async (kit) => {
      const amount = { amount: 12_300, currency: await transferred(kit) };
      const until = kit.now().getTime() + 20_000;
      const payUntil = new Date(until).toISOString();
      const { nextAction } = await begun(kit, { amount, method: 'TR', payUntil });
      same('Its next action', nextAction?.type, 'transfer');
      between('Its deadline', nextAction?.until, kit.now().getTime() - 60_000, until);
    },
  },
  {
    name: 'an unpaid transfer expires',
    shows: 'After its deadline a transfer is EXPIRED and has no next action.',
    changes,
    run: async (kit) => {
      const intent = await expired(kit, 'shared');
      const isOver = await soon(
        kit,
        async () => (await intentNow(kit, intent)).status === 'EXPIRED',
      );
      const now = await intentNow(kit, intent);
      holds(isOver, `Its status is ${now.status}.`);
      same('Its next action', now.nextAction, null);
    },
  },
];

export const paymentScenarios: readonly Scenario[] = [
  ...lists,
  ...payments,
  ...refusals,
  ...transfers,
];
