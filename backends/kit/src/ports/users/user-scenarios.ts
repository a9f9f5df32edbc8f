import { holds, same } from '../../kit/expect.js';
import type { Kit, Scenario } from '../../kit/scenario.js';
import { changes, logIn, password, person, signedIn, unconfirmed } from './asks.js';

interface Coupon {
  readonly code: string;
  readonly kind: string;
  readonly value: number;
  readonly currency?: string | null;
  readonly validFrom: string;
  readonly validUntil: string;
}

/** A well-formed token that no mail contained. */
const noToken = (kit: Kit) => `${kit.unique()}${kit.unique()}${kit.unique()}`;

const strangers: readonly Scenario[] = [
  {
    name: 'an address that is none is INVALID_EMAIL',
    shows: 'A sign-in with a text that is no address is answered 400 INVALID_EMAIL.',
    run: async (kit) => {
      const body = { Username: 'nobody', Password: password };
      await kit.refused('logIn', { body }, 'INVALID_EMAIL', 400);
    },
  },
  {
    name: 'a missing password is PASSWORD_REQUIRED',
    shows: 'A sign-in without a password is answered 400 PASSWORD_REQUIRED.',
    run: async (kit) => {
      const body = { Username: `${kit.unique()}@mail.example`, Password: '' };
      await kit.refused('logIn', { body }, 'PASSWORD_REQUIRED', 400);
    },
  },
  {
    name: 'an unknown address and a wrong password are the same',
    shows:
      'Both are answered 401 INCORRECT_LOGIN, with the same field: nobody learns who has an account.',
    changes,
    run: async (kit) => {
      const { Username } = await unconfirmed(kit);
      const wrong = { body: { Username, Password: `${password}!` } };
      const unknown = { body: { Username: `x.${Username}`, Password: password } };
      const one = await kit.refused('logIn', wrong, 'INCORRECT_LOGIN', 401);
      const two = await kit.refused('logIn', unknown, 'INCORRECT_LOGIN', 401);
      same('Their field', two.body.field ?? null, one.body.field ?? null);
    },
  },
  {
    name: 'who was never confirmed is USER_INACTIVE',
    shows: 'Who knows the password of an account that was never confirmed is told so, with 403.',
    changes,
    run: async (kit) => {
      const { Username, Password } = await unconfirmed(kit);
      await kit.refused('logIn', { body: { Username, Password } }, 'USER_INACTIVE', 403);
    },
  },
  {
    name: 'an address is one account, however it is written',
    shows: 'An address that has an account, in capitals too, is answered 409 USER_ALREADY_EXISTS.',
    changes,
    run: async (kit) => {
      const one = await unconfirmed(kit);
      for (const Username of [one.Username, one.Username.toUpperCase()])
        await kit.refused('register', { body: { ...one, Username } }, 'USER_ALREADY_EXISTS', 409);
    },
  },
  {
    name: 'a short password makes no account',
    shows: 'A password of seven characters is answered 400.',
    run: async (kit) => {
      const { status } = await kit.ask('register', {
        body: { ...person(kit), Password: '7 chars' },
      });
      same('Its status', status, 400);
    },
  },
  {
    name: 'who forgot is answered the same, known or not',
    shows: 'Whether an address has an account cannot be told from the answer.',
    changes: 'makes an account of a made-up address, and mails a link to it',
    run: async (kit) => {
      const { Username } = await unconfirmed(kit);
      const ask = (name: string) => kit.ask('forgot', { body: { Username: name, Language: 'es' } });
      const [known, unknown] = [await ask(Username), await ask(`x.${Username}`)];
      same('Status and body', [unknown.status, unknown.body], [known.status, known.body]);
      same('Its status', known.status, 202);
    },
  },
  {
    name: 'a token of no mail is TOKEN_ENDED',
    shows: 'A token that was in no mail confirms nothing and sets no password: 410.',
    run: async (kit) => {
      await kit.refused('confirm', { body: { token: noToken(kit) } }, 'TOKEN_ENDED', 410);
      const body = { token: noToken(kit), Password: password };
      await kit.refused('choosePassword', { body }, 'TOKEN_ENDED', 410);
    },
  },
  {
    name: 'coupons are shown to nobody else',
    shows: 'Coupons and purchases are answered 401 without the person’s own token.',
    run: async (kit) => {
      const email = `${kit.unique()}@mail.example`;
      await kit.refused('coupons', { body: { email, gxToken: noToken(kit) } }, 'UNAUTHORIZED', 401);
      const call = { body: { email }, token: noToken(kit) };
      await kit.refused('purchasesWithCoupon', call, 'UNAUTHORIZED', 401);
    },
  },
];

const people: readonly Scenario[] = [
  {
    name: 'somebody signs in',
    shows: 'The right password signs in, with the address in capitals too.',
    run: async (kit) => {
      const { email } = await signedIn(kit);
      const { status } = await logIn(kit, email.toUpperCase(), kit.given('password'));
      same('Status for the address in capitals', status, 200);
    },
  },
  {
    name: 'each sign-in has its own token',
    shows: 'Two sign-ins of one person have two sessions and two tokens, and both are good.',
    run: async (kit) => {
      const [one, two] = [await signedIn(kit), await signedIn(kit)];
      holds(one.gxToken !== two.gxToken && one.sId !== two.sId, 'They have the same.');
      for (const { email, gxToken } of [one, two])
        await kit.need('coupons', { body: { email, gxToken } });
    },
  },
  {
    name: 'a wrong password signs nobody in',
    shows: 'A known address with another password is answered 401 INCORRECT_LOGIN.',
    run: async (kit) => {
      const body = { Username: kit.given('email'), Password: `${kit.given('password')}!` };
      await kit.refused('logIn', { body }, 'INCORRECT_LOGIN', 401);
    },
  },
  {
    name: 'a password is changed by the current one',
    shows:
      'A wrong current password is answered 401 INCORRECT_LOGIN and changes nothing; the right one sets another, under which alone one signs in, and ends the tokens before it.',
    changes: 'gives the account that it was told of another password, and its own again',
    run: async (kit) => {
      const { email, gxToken } = await signedIn(kit);
      const [own, other] = [kit.given('password'), `${password} ${kit.unique()}`];
      const change = (Password: string, NewPassword: string) => ({
        body: { Username: email, Password, NewPassword },
      });
      await kit.refused('changePassword', change(`${own}!`, other), 'INCORRECT_LOGIN', 401);
      await kit.need('changePassword', change(own, other));
      const { status } = await logIn(kit, email, own);
      const coupons = await kit.ask('coupons', { body: { email, gxToken } });
      await kit.need('changePassword', change(other, own));
      same('Status under the old password', status, 401);
      same('Status under the token before', coupons.status, 401);
    },
  },
  {
    name: 'a coupon says what it is worth',
    shows:
      'A percentage is 1 to 100, an amount has its currency, and a coupon begins before it ends.',
    run: async (kit) => {
      const { email, gxToken } = await signedIn(kit);
      const call = { body: { email, gxToken } };
      const { coupons } = await kit.need<{ coupons: readonly Coupon[] }>('coupons', call);
      same('Codes, each once', new Set(coupons.map(({ code }) => code)).size, coupons.length);
      for (const { kind, value, currency, validFrom, validUntil } of coupons) {
        holds(kind !== 'PERCENT' || value <= 100, `A percentage is ${value}.`);
        holds(kind !== 'AMOUNT' || currency !== null, 'An amount has no currency.');
        holds(validFrom <= validUntil, `One ends (${validUntil}) before it begins (${validFrom}).`);
      }
    },
  },
  {
    name: 'purchases are the newest first',
    shows: 'What somebody paid with a coupon is listed under the person’s own token, newest first.',
    run: async (kit) => {
      const { email, gxToken } = await signedIn(kit);
      const call = { body: { email }, token: gxToken };
      const { purchases } = await kit.need<{ purchases: { purchasedAt: string }[] }>(
        'purchasesWithCoupon',
        call,
      );
      const moments = purchases.map(({ purchasedAt }) => Date.parse(purchasedAt));
      same(
        'Moments',
        moments,
        moments.toSorted((one, two) => two - one),
      );
    },
  },
];

export const userScenarios: readonly Scenario[] = [...strangers, ...people];
