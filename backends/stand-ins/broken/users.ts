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
  fault('tells who has an account', 'an unknown address and a wrong password are the same', {
    answer: (answer, asked) =>
      isCall(asked, logIn) && String(asked.body?.Username).startsWith('x.')
        ? { ...answer, body: { ...answer.body, field: 'Username' } }
        : answer,
  }),
  fault('makes another account for capitals', 'an address is one account, however it is written', {
    instead: async (asked) =>
      isCall(asked, 'POST /register') && isCapitals(asked.body?.Username)
        ? replying(201, { status: 'ok' })
        : undefined,
  }),
  fault('says of whom it has never heard', 'who forgot is answered the same, known or not', {
    answer: (answer, asked) =>
      isCall(asked, 'POST /forgot') && String(asked.body?.Username).startsWith('x.')
        ? replying(404, { code: 'NOT_FOUND' })
        : answer,
  }),
  fault(
    'answers 200 with an error in it',
    ['a token of no mail is TOKEN_ENDED', 'every answer fits its contract'],
    refusing('TOKEN_ENDED', { status: 200 }),
  ),
  fault(
    'compares passwords of calls that are sent again',
    'of two calls under a key the password is not compared',
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
    'shows coupons to everybody',
    ['coupons are shown to nobody else', 'a password is changed by the current one'],
    refusing('UNAUTHORIZED', replying(200, { coupons: [] }), 'POST /user/coupons'),
  ),
  fault('knows addresses by their capitals', 'somebody signs in', {
    answer: (answer, asked) =>
      isCall(asked, logIn) && isCapitals(asked.body?.Username)
        ? replying(401, { code: 'INCORRECT_LOGIN', field: null })
        : answer,
  }),
  fault(
    'gives everybody the same session',
    'each sign-in has its own token',
    answering(logIn, (body) => void (body.sId = 'the-session-of-everybody')),
  ),
  fault('changes a password for whoever asks', 'a password is changed by the current one', {
    answer: (answer, asked) =>
      isCall(asked, 'POST /user/password') ? replying(200, { status: 'ok' }) : answer,
  }),
  fault(
    'says percentages in hundredths',
    'a coupon says what it is worth',
    answering('POST /user/coupons', ({ coupons }) => {
      for (const one of coupons) one.value *= 100;
    }),
  ),
  fault(
    'lists the oldest purchase first',
    'purchases are the newest first',
    answering('POST /user/purchases-with-coupon', ({ purchases }) => void purchases.reverse()),
  ),
  fault(
    'forgets in what words it refuses',
    'a missing password is PASSWORD_REQUIRED',
    refusing('PASSWORD_REQUIRED', 'BAD_REQUEST'),
  ),
];

export const userFaults: readonly Fault[] = [
  ...atTheDoor(port, 'users', 'forgot', 'POST /forgot'),
  ...withKeys(port, 'POST /register', ['of two calls under a key the password is not compared']),
  ...own,
];
