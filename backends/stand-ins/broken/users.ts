import { answering, atTheDoor, type Fault, isCall, refusing, withKeys } from './fault.js';

const port = 'users';
const logIn = 'POST /login';
const json = { 'content-type': 'application/json' };
const ok = { status: 'ok' };

// oxlint-disable-next-line typescript/no-explicit-any -- any: an answer of the wire
type Wire = any;

const own: readonly Fault[] = [
  {
    port,
    name: 'tells who has an account',
    caughtBy: ['an unknown address and a wrong password are the same'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, logIn) && String(asked.body?.Username).startsWith('x.')
          ? { ...answer, body: { ...answer.body, field: 'Username' } }
          : answer,
    }),
  },
  {
    port,
    name: 'says so little of who was not confirmed',
    caughtBy: ['who was never confirmed is USER_INACTIVE'],
    how: () =>
      refusing('USER_INACTIVE', (answer) => ({
        ...answer,
        status: 401,
        body: { ...answer.body, code: 'INCORRECT_LOGIN' },
      })),
  },
  {
    port,
    name: 'makes another account for capitals',
    caughtBy: ['an address is one account, however it is written'],
    how: () => ({
      instead: async (asked) =>
        isCall(asked, 'POST /register') && /^[^a-z]+$/.test(asked.body?.Username ?? 'a')
          ? { status: 201, headers: json, body: ok }
          : undefined,
    }),
  },
  {
    port,
    name: 'says of whom it has never heard',
    caughtBy: ['who forgot is answered the same, known or not'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, 'POST /forgot') && String(asked.body?.Username).startsWith('x.')
          ? { status: 404, headers: json, body: { code: 'NOT_FOUND' } }
          : answer,
    }),
  },
  {
    port,
    name: 'answers 200 with an error in it',
    caughtBy: ['a token of no mail is TOKEN_ENDED', 'every answer fits its contract'],
    how: () => refusing('TOKEN_ENDED', (answer) => ({ ...answer, status: 200 })),
  },
  {
    port,
    name: 'compares passwords of calls that are sent again',
    caughtBy: ['of two calls under a key the password is not compared'],
    how: () => {
      const seen = new Map<string, string>();
      return {
        instead: async (asked) => {
          const own = asked.headers['idempotency-key'] ?? '';
          const { Password } = Object(asked.body);
          if (!isCall(asked, 'POST /register') || !Password || own === '') return undefined;
          const known = seen.get(own) ?? Password;
          seen.set(own, known);
          if (known === Password) return undefined;
          return { status: 422, headers: json, body: { code: 'IDEMPOTENCY_MISMATCH' } };
        },
      };
    },
  },
  {
    port,
    name: 'shows coupons to everybody',
    caughtBy: ['coupons are shown to nobody else'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, 'POST /user/coupons') && answer.status === 401
          ? { ...answer, status: 200, body: { coupons: [] } }
          : answer,
    }),
  },
  {
    port,
    name: 'knows addresses by their capitals',
    caughtBy: ['somebody signs in'],
    how: () => ({
      answer: (answer, asked) =>
        isCall(asked, logIn) && /^[^a-z]+$/.test(asked.body?.Username ?? 'a')
          ? { status: 401, headers: json, body: { code: 'INCORRECT_LOGIN', field: null } }
          : answer,
    }),
  },
  {
    port,
    name: 'gives everybody the same session',
    caughtBy: ['each sign-in has its own token'],
    how: () => answering(logIn, (body: Wire) => ({ ...body, sId: 'the-session-of-everybody' })),
  },
  {
    port,
    name: 'says percentages in hundredths',
    caughtBy: ['a coupon says what it is worth'],
    how: () =>
      answering('POST /user/coupons', ({ coupons }: Wire) => ({
        coupons: coupons.map((one: Wire) => ({ ...one, value: one.value * 100 })),
      })),
  },
  {
    port,
    name: 'lists the oldest purchase first',
    caughtBy: ['purchases are the newest first'],
    how: () =>
      answering('POST /user/purchases-with-coupon', ({ purchases }: Wire) => ({
        purchases: purchases.reverse(),
      })),
  },
  {
    port,
    name: 'forgets in what words it refuses',
    caughtBy: ['a missing password is PASSWORD_REQUIRED'],
    how: () =>
      refusing('PASSWORD_REQUIRED', (answer) => ({
        ...answer,
        body: { ...answer.body, code: 'BAD_REQUEST' },
      })),
  },
];

export const userFaults: readonly Fault[] = [
  ...atTheDoor(port, 'users', 'forgot', 'POST /forgot'),
  ...withKeys(port, 'POST /register', ['of two calls under a key the password is not compared']),
  ...own,
];
