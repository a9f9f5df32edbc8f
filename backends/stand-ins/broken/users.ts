import {
  answering,
  atTheDoor,
  type Fault,
  faultsOf,
  isCall,
  refusing,
  replying,
  withKeys,
} from './fault.js';

const port = 'users';
const fault = faultsOf(port);
const logIn = 'POST /login';
const isCapitals = (address: unknown) => /^[^a-z]+$/.test(String(address ?? 'a'));

const own: readonly Fault[] = [
  fault(
    'reveals who has an account at sign-in',
    'an unknown address and a wrong password get the same reply',
    {
      answer: (answer, asked) =>
        isCall(asked, logIn) && String(asked.body?.Username).startsWith('x.')
          ? { ...answer, body: { ...answer.body, field: 'Username' } }
          : answer,
    },
  ),
  fault(
    'creates a second account for an address in capitals',
    'an address in capitals is the same account',
    {
      instead: async (asked) =>
        isCall(asked, 'POST /register') && isCapitals(asked.body?.Username)
          ? replying(201, { status: 'ok' })
          : undefined,
    },
  ),
  fault(
    'answers a reset for an unknown address with 404',
    'a password reset does not reveal who has an account',
    {
      answer: (answer, asked) =>
        isCall(asked, 'POST /forgot') && String(asked.body?.Username).startsWith('x.')
          ? replying(404, { code: 'NOT_FOUND' })
          : answer,
    },
  ),
  fault(
    'sends an error with status 200',
    ['refuses an unknown mail token with TOKEN_ENDED', 'every reply fits the contract'],
    refusing('TOKEN_ENDED', { status: 200 }),
  ),
  fault(
    'compares the passwords of retries',
    'calls with one key are not compared by password',
    () => {
      const seen = new Map<string, string>();
      return {
        instead: async (asked) => {
          const key = asked.headers['idempotency-key'] ?? '';
          const { Password } = Object(asked.body);
          if (!isCall(asked, 'POST /register') || !Password || key === '') return undefined;
          const known = seen.get(key) ?? Password;
          seen.set(key, known);
          return known === Password ? undefined : replying(422, { code: 'IDEMPOTENCY_MISMATCH' });
        },
      };
    },
  ),
  fault(
    'sends coupons without a valid token',
    ['coupons and purchases need the person’s own token', 'a new password needs the current one'],
    refusing('UNAUTHORIZED', replying(200, { coupons: [] }), 'POST /user/coupons'),
  ),
  fault('refuses an address in capitals', 'the right password signs in', {
    answer: (answer, asked) =>
      isCall(asked, logIn) && isCapitals(asked.body?.Username)
        ? replying(401, { code: 'INCORRECT_LOGIN', field: null })
        : answer,
  }),
  fault(
    'gives each sign-in the same session',
    'each sign-in has its own token',
    answering(logIn, (body) => void (body.sId = 'one-session-for-all')),
  ),
  fault('changes a password without the current one', 'a new password needs the current one', {
    answer: (answer, asked) =>
      isCall(asked, 'POST /user/password') ? replying(200, { status: 'ok' }) : answer,
  }),
  fault(
    'sends percentages times 100',
    'each coupon states its value and validity',
    answering('POST /user/coupons', ({ coupons }) => {
      for (const one of coupons) one.value *= 100;
    }),
  ),
  fault(
    'lists the oldest purchase first',
    'purchases are listed newest first',
    answering('POST /user/purchases-with-coupon', ({ purchases }) => void purchases.reverse()),
  ),
  fault(
    'sends BAD_REQUEST instead of PASSWORD_REQUIRED',
    'refuses a missing password with PASSWORD_REQUIRED',
    refusing('PASSWORD_REQUIRED', 'BAD_REQUEST'),
  ),
];

export const userFaults: readonly Fault[] = [
  ...atTheDoor(port, 'users', 'forgot', 'POST /forgot'),
  ...withKeys(port, 'POST /register', ['calls with one key are not compared by password']),
  ...own,
];
