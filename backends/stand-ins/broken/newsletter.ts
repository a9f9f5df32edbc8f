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
  fault('subscribes an address again when it is in capitals', 'an address is subscribed once', {
    instead: async (asked, pass) => {
      const { body } = asked;
      const email = String(body?.fields?.email ?? '');
      if (!/[A-Z]/.test(email)) return undefined;
      const fields = { ...body.fields, email: email.replace('@', '.again@') };
      return pass({ ...asked, body: { ...body, fields } });
    },
  }),
  fault(
    'sends an error with status 200',
    ['subscribe: refuses an invalid email with emailFormat', 'every reply fits the contract'],
    refusing('emailFormat', { status: 200 }),
  ),
  fault(
    'treats a missing consent as given',
    'refuses a reader without both consents',
    asking(call, (asked) => {
      const { fields, ...rest } = Object(asked.body);
      if (!fields?.email) return asked;
      const consents = { acceptance: true, permission: true };
      return { ...asked, body: { ...rest, fields: { ...fields, ...consents } } };
    }),
  ),
  fault(
    'sends other instead of lastNameFormat',
    'subscribe: refuses an invalid lastname with lastNameFormat',
    refusing('lastNameFormat', 'other'),
  ),
  fault('ignores the origin', 'refuses another origin with site', refusing('site', done)),
  fault(
    'sends an unknown status',
    'every reply fits the contract',
    answering(call, () => ({ status: 'subscribed' })),
  ),
  fault(
    'subscribes an address more than once',
    'concurrent calls subscribe an address once',
    () => {
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
    },
  ),
];

export const newsletterFaults: readonly Fault[] = [
  ...atTheDoor(port, 'newsletter', 'subscribe', call),
  ...withKeys(port, call),
  ...own,
];
