import {
  answering,
  asking,
  atTheDoor,
  type Fault,
  faultsOf,
  refusing,
  replying,
  withKeys,
} from './fault.js';

const port = 'newsletter';
const fault = faultsOf(port);
const call = 'POST /newsletter';
const done = replying(201, { status: 'ok' });

const own: readonly Fault[] = [
  fault('subscribes an address again in capitals', 'an address is subscribed once', {
    instead: async (asked, pass) => {
      const { body } = asked;
      const email = String(body?.fields?.email ?? '');
      if (!/[A-Z]/.test(email)) return undefined;
      const fields = { ...body.fields, email: email.replace('@', '.again@') };
      return pass({ ...asked, body: { ...body, fields } });
    },
  }),
  fault(
    'answers 200 with an error in it',
    ['subscribe: email that does not fit is emailFormat', 'every answer fits its contract'],
    refusing('emailFormat', { status: 200 }),
  ),
  fault(
    'takes a missing consent for one that was given',
    'nobody is subscribed without both consents',
    asking(call, (asked) => {
      const { fields, ...rest } = Object(asked.body);
      if (!fields?.email) return asked;
      const consents = { acceptance: true, permission: true };
      return { ...asked, body: { ...rest, fields: { ...fields, ...consents } } };
    }),
  ),
  fault(
    'calls every wrong field other',
    'subscribe: lastname that does not fit is lastNameFormat',
    refusing('lastNameFormat', 'other'),
  ),
  fault('does not look at who asks', 'another origin is site', refusing('site', done)),
  fault(
    'says done in other words',
    'every answer fits its contract',
    answering(call, () => ({ status: 'subscribed' })),
  ),
  fault('takes many for one address at once', 'of many for one address one is taken', () => {
    const asked = new Map<string, number>();
    const emailOf = (body: { fields?: { email?: string } } | undefined) =>
      body?.fields?.email ?? '';
    return {
      ask: (one) => {
        asked.set(emailOf(one.body), (asked.get(emailOf(one.body)) ?? 0) + 1);
        return one;
      },
      // Where replies come one after the other, each is the second at most.
      answer: (answer, one) =>
        answer.body?.code === 'duplicateKey' && (asked.get(emailOf(one.body)) ?? 0) > 2
          ? done
          : answer,
    };
  }),
];

export const newsletterFaults: readonly Fault[] = [
  ...atTheDoor(port, 'newsletter', 'subscribe', call),
  ...withKeys(port, call),
  ...own,
];
