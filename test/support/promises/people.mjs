import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { notDone, twice } from './saying.mjs';

const aUser = () => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  country: 'MX',
  password: 'a-promise-is-kept',
  email: `promises-${randomUUID()}@mail.example`,
});
const refused = (code) => ({ kind: 'refused', code });

/** Promises of every user store. Makes up accounts and never confirms them. */
export const usersPromises = (users) => [
  {
    name: 'registering twice with one key creates one account',
    async keeps() {
      const [user, key] = [aUser(), randomUUID()];
      await twice(async () =>
        assert.deepEqual(await users.register(user, 'es', key), { kind: 'done' }),
      );
      const again = await users.register(user, 'es', randomUUID());
      assert.deepEqual(again, refused('USER_ALREADY_EXISTS'));
    },
  },
  {
    name: 'an address in capitals is the same account',
    async keeps() {
      const user = aUser();
      await users.register(user, 'pt', randomUUID());
      const loud = { ...user, email: user.email.toUpperCase() };
      const again = await users.register(loud, 'pt', randomUUID());
      assert.deepEqual(again, refused('USER_ALREADY_EXISTS'));
    },
  },
  {
    name: 'an unconfirmed account can’t sign in',
    async keeps() {
      const user = aUser();
      await users.register(user, 'en', randomUUID());
      assert.deepEqual(await users.logIn(user), refused('USER_INACTIVE'));
    },
  },
  {
    name: 'a wrong password and an unknown address get the same reply',
    async keeps() {
      const user = aUser();
      await users.register(user, 'es', randomUUID());
      for (const one of [{ ...user, password: 'another-password' }, aUser()])
        assert.deepEqual(await users.logIn(one), refused('INCORRECT_LOGIN'));
    },
  },
  {
    name: 'a password reset does not reveal who has an account',
    async keeps() {
      const user = aUser();
      await users.register(user, 'es', randomUUID());
      const both = [await users.forgot(user.email, 'es'), await users.forgot(aUser().email, 'es')];
      assert.deepEqual(both[0], both[1]);
    },
  },
  {
    name: 'an unknown mail token has ended',
    async keeps() {
      const token = randomUUID();
      assert.deepEqual(await users.confirm(token, randomUUID()), { kind: 'ended' });
      const chosen = { token, password: 'another-password' };
      assert.deepEqual(await users.choosePassword(chosen, randomUUID()), { kind: 'ended' });
    },
  },
  {
    name: 'coupons and purchases need the person’s own token',
    async keeps() {
      const { email } = aUser();
      notDone(await users.coupons({ email, gxToken: 'unknown-token' }), 'coupons');
      notDone(await users.purchasesWithCoupon(email, 'unknown-token'), 'purchases');
    },
  },
];

/** Promises of every call centre. Requests calls to a made-up number. */
export function callCentrePromises(centre, { month }) {
  const request = {
    name: 'Ana Ruiz',
    phone: '+529985550134',
    country: 'MX',
    language: 'es',
    stay: {
      hotel: undefined,
      checkIn: `${month}-08`,
      checkOut: `${month}-11`,
      promo: undefined,
      rooms: [{ adults: 2, childAges: [6] }],
    },
  };
  return [
    {
      name: 'a request for a call and its retry are accepted',
      async keeps() {
        const key = randomUUID();
        await twice(async () =>
          assert.deepEqual(await centre.callBack(request, key), { kind: 'done' }),
        );
      },
    },
    {
      name: 'an invalid phone number is refused',
      async keeps() {
        notDone(await centre.callBack({ ...request, phone: '12' }, randomUUID()), 'it');
      },
    },
  ];
}

/** Promises of partial refunds. Starts payments and pays none. */
export function partRefundPromises(refunds, { currency }, { PaymentGateway: payments } = {}) {
  const part = { amount: 100, currency };
  return [
    {
      name: 'a refund of an unknown payment is refused',
      async keeps() {
        notDone(await refunds.refundPart(randomUUID(), part, randomUUID()), 'it');
      },
    },
    {
      name: 'a partial refund of an unpaid payment is refused',
      needs: ['PaymentGateway'],
      async keeps() {
        const asked = await payments.methods(currency);
        assert.equal(asked.kind, 'ok', JSON.stringify(asked));
        const request = {
          amount: { amount: 12_300, currency },
          method: asked.answer.methods[0].code,
          reference: randomUUID(),
          returnUrl: 'https://shop.example/es/orden/1/',
          language: 'es',
          description: 'A check of a promise',
        };
        const begun = await payments.begin(request, randomUUID());
        assert.equal(begun.kind, 'ok', JSON.stringify(begun));
        notDone(await refunds.refundPart(begun.state.id, part, randomUUID()), 'it');
      },
    },
  ];
}
