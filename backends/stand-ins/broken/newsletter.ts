import { answering, asking, atTheDoor, type Fault, refusing, withKeys } from './fault.js';

const port = 'newsletter';
const call = 'POST /newsletter';
const done = { status: 201, headers: { 'content-type': 'application/json' } };

const own: readonly Fault[] = [
  {
    port,
    name: 'subscribes an address again in capitals',
    caughtBy: ['an address is subscribed once'],
    how: () => ({
      instead: async ({ body, path, method, headers, query }, pass) => {
        const email = String(body?.fields?.email ?? '');
        if (!/[A-Z]/.test(email)) return undefined;
        const fields = { ...body.fields, email: email.replace('@', '.again@') };
        return pass({ method, path, query, headers, body: { ...body, fields } });
      },
    }),
  },
  {
    port,
    name: 'answers 200 with an error in it',
    caughtBy: [
      'subscribe: email that does not fit is emailFormat',
      'every answer fits its contract',
    ],
    how: () => refusing('emailFormat', (answer) => ({ ...answer, status: 200 })),
  },
  {
    port,
    name: 'takes a missing consent for one that was given',
    caughtBy: ['nobody is subscribed without both consents'],
    how: () =>
      asking(call, (asked) => {
        const { fields, ...rest } = Object(asked.body);
        if (!fields?.email) return asked;
        const consents = { acceptance: true, permission: true };
        return { ...asked, body: { ...rest, fields: { ...fields, ...consents } } };
      }),
  },
  {
    port,
    name: 'calls every wrong field other',
    caughtBy: ['subscribe: lastname that does not fit is lastNameFormat'],
    how: () =>
      refusing('lastNameFormat', (answer) => ({
        ...answer,
        body: { ...answer.body, code: 'other' },
      })),
  },
  {
    port,
    name: 'does not look at who asks',
    caughtBy: ['another origin is site'],
    how: () => refusing('site', () => ({ ...done, body: { status: 'ok' } })),
  },
  {
    port,
    name: 'says done in other words',
    caughtBy: ['every answer fits its contract'],
    how: () => answering(call, () => ({ status: 'subscribed' })),
  },
  {
    port,
    name: 'takes many for one address at once',
    caughtBy: ['of many for one address one is taken'],
    how: () => {
      const asked = new Map<string, number>();
      const emailOf = (body: { fields?: { email?: string } } | undefined) =>
        body?.fields?.email ?? '';
      return {
        ask: (one) => {
          asked.set(emailOf(one.body), (asked.get(emailOf(one.body)) ?? 0) + 1);
          return one;
        },
        // Where the answers come one after the other, each is the second at most.
        answer: (answer, one) =>
          answer.body?.code === 'duplicateKey' && (asked.get(emailOf(one.body)) ?? 0) > 2
            ? { ...done, body: { status: 'ok' } }
            : answer,
      };
    },
  },
];

export const newsletterFaults: readonly Fault[] = [
  ...atTheDoor(port, 'newsletter', 'subscribe', call),
  ...withKeys(port, call),
  ...own,
];
