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
    name: 'refuses an invalid address with INVALID_EMAIL',
    shows: 'A sign-in with a text that is not an address gets 400 INVALID_EMAIL.',
    run: async (kit) => {
      const body = { Username: 'no address', Password: password };
      await kit.refused('logIn', { body }, 'INVALID_EMAIL', 400);
    },
  },
  {
    name: 'refuses a missing password with PASSWORD_REQUIRED',
    shows: 'A sign-in without a password gets 400 PASSWORD_REQUIRED.',
    run: async (kit) => {
      const body = { Username: `${kit.unique()}@mail.example`, Password: '' };
      await kit.refused('logIn', { body }, 'PASSWORD_REQUIRED', 400);
    },
  },
  {
    name: 'an unknown address and a wrong password get the same reply',
    shows:
      'Both get 401 INCORRECT_LOGIN with the same field, so the reply does not reveal who has an account.',
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
    name: 'refuses an unconfirmed account with USER_INACTIVE',
    shows: 'A sign-in with the right password of an unconfirmed account gets 403 USER_INACTIVE.',
    changes,
    run: async (kit) => {
      const { Username, Password } = await unconfirmed(kit);
      await kit.refused('logIn', { body: { Username, Password } }, 'USER_INACTIVE', 403);
    },
  },
  {
    name: 'an address in capitals is the same account',
    shows: 'Registering an address again, also in capitals, gets 409 USER_ALREADY_EXISTS.',
    changes,
    run: async (kit) => {
      const one = await unconfirmed(kit);
      for (const Username of [one.Username, one.Username.toUpperCase()])
        await kit.refused('register', { body: { ...one, Username } }, 'USER_ALREADY_EXISTS', 409);
    },
  },
  {
    name: 'refuses a password of seven characters',
    shows: 'A password of seven characters gets 400.',
    run: async (kit) => {
      const { status } = await kit.ask('register', {
        body: { ...person(kit), Password: '7 chars' },
      });
      same('Its status', status, 400);
    },
  },
  {
    name: 'a password reset does not reveal who has an account',
    shows: 'The reply is the same for an address with an account and one without.',
    changes: 'creates an account for a made-up address and mails a link to it',
    run: async (kit) => {
      const { Username } = await unconfirmed(kit);
      const ask = (name: string) => kit.ask('forgot', { body: { Username: name, Language: 'es' } });
      const [known, unknown] = [await ask(Username), await ask(`x.${Username}`)];
      same('Status and body', [unknown.status, unknown.body], [known.status, known.body]);
      same('Its status', known.status, 202);
    },
  },
  {
    name: 'refuses an unknown mail token with TOKEN_ENDED',
    shows: 'A token that was in no mail gets 410 for a confirmation and for a new password.',
    run: async (kit) => {
      await kit.refused('confirm', { body: { token: noToken(kit) } }, 'TOKEN_ENDED', 410);
      const body = { token: noToken(kit), Password: password };
      await kit.refused('choosePassword', { body }, 'TOKEN_ENDED', 410);
    },
  },
  {
    name: 'coupons and purchases need the person’s own token',
    shows: 'Requests for coupons and purchases without the person’s own token get 401.',
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
    name: 'the right password signs in',
    shows: 'The right password signs in, also with the address in capitals.',
    run: async (kit) => {
      const { email } = await signedIn(kit);
      const { status } = await logIn(kit, email.toUpperCase(), kit.given('password'));
      same('Status for the address in capitals', status, 200);
    },
  },
  {
    name: 'each sign-in has its own token',
    shows: 'Two sign-ins of one person have different sessions and tokens, and both tokens work.',
    run: async (kit) => {
      const [one, two] = [await signedIn(kit), await signedIn(kit)];
      holds(
        one.gxToken !== two.gxToken && one.sId !== two.sId,
        'Both sign-ins have the same token.',
      );
      for (const { email, gxToken } of [one, two])
        await kit.need('coupons', { body: { email, gxToken } });
    },
  },
  {
    name: 'refuses a wrong password with INCORRECT_LOGIN',
    shows: 'A known address with a wrong password gets 401 INCORRECT_LOGIN.',
    run: async (kit) => {
      const body = { Username: kit.given('email'), Password: `${kit.given('password')}!` };
      await kit.refused('logIn', { body }, 'INCORRECT_LOGIN', 401);
    },
  },
  {
    name: 'a new password needs the current one',
    shows:
      'A wrong current password gets 401 INCORRECT_LOGIN and changes nothing. The right one sets the new password and ends older tokens; only the new password signs in.',
    changes: 'changes the password of the given account and restores it',
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
      same('Status with the old password', status, 401);
      same('Status with the older token', coupons.status, 401);
    },
  },
  {
    name: 'each coupon states its value and validity',
    shows:
      'A percentage is from 1 to 100, an amount has a currency, and a coupon begins before it ends.',
    run: async (kit) => {
      const { email, gxToken } = await signedIn(kit);
      const call = { body: { email, gxToken } };
      const { coupons } = await kit.need<{ coupons: readonly Coupon[] }>('coupons', call);
      same('Codes, each once', new Set(coupons.map(({ code }) => code)).size, coupons.length);
      for (const { kind, value, currency, validFrom, validUntil } of coupons) {
        holds(kind !== 'PERCENT' || value <= 100, `A percentage is ${value}.`);
        holds(kind !== 'AMOUNT' || currency !== null, 'An amount has no currency.');
        holds(
          validFrom <= validUntil,
          `A coupon ends (${validUntil}) before it begins (${validFrom}).`,
        );
      }
    },
  },
  {
    name: 'purchases are listed newest first',
    shows: 'With the person’s own token, purchases paid with a coupon are listed newest first.',
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
