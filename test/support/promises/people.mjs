import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { notDone, twice } from './saying.mjs';

const somebody = () => ({
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
    name: 'an account is made once, however often its key is sent',
    async keeps() {
      const [user, key] = [somebody(), randomUUID()];
      await twice(async () =>
        assert.deepEqual(await users.register(user, 'es', key), { kind: 'done' }),
      );
      const again = await users.register(user, 'es', randomUUID());
      assert.deepEqual(again, refused('USER_ALREADY_EXISTS'));
    },
  },
  {
    name: 'an address is one account, however it is written',
    async keeps() {
      const user = somebody();
      await users.register(user, 'pt', randomUUID());
      const loud = { ...user, email: user.email.toUpperCase() };
      const again = await users.register(loud, 'pt', randomUUID());
      assert.deepEqual(again, refused('USER_ALREADY_EXISTS'));
    },
  },
  {
    name: 'nobody is let in before the account was confirmed',
    async keeps() {
      const user = somebody();
      await users.register(user, 'en', randomUUID());
      assert.deepEqual(await users.logIn(user), refused('USER_INACTIVE'));
    },
  },
  {
    name: 'a wrong password and an address of nobody are told alike',
    async keeps() {
      const user = somebody();
      await users.register(user, 'es', randomUUID());
      for (const one of [{ ...user, password: 'another-password' }, somebody()])
        assert.deepEqual(await users.logIn(one), refused('INCORRECT_LOGIN'));
    },
  },
  {
    name: 'who forgot his password is not told whether there is an account',
    async keeps() {
      const user = somebody();
      await users.register(user, 'es', randomUUID());
      const both = [
        await users.forgot(user.email, 'es'),
        await users.forgot(somebody().email, 'es'),
      ];
      assert.deepEqual(both[0], both[1]);
    },
  },
  {
    name: 'a token that no mail had is worth nothing',
    async keeps() {
      const token = randomUUID();
      assert.deepEqual(await users.confirm(token, randomUUID()), { kind: 'ended' });
      const chosen = { token, password: 'another-password' };
      assert.deepEqual(await users.choosePassword(chosen, randomUUID()), { kind: 'ended' });
    },
  },
  {
    name: 'what somebody has is told to nobody else',
    async keeps() {
      const { email } = somebody();
      notDone(await users.coupons({ email, gxToken: 'of-nobody' }), 'coupons');
      notDone(await users.purchasesWithCoupon(email, 'of-nobody'), 'purchases');
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
      name: 'a call is taken, and again under the same key',
      async keeps() {
        const key = randomUUID();
        await twice(async () =>
          assert.deepEqual(await centre.callBack(request, key), { kind: 'done' }),
        );
      },
    },
    {
      name: 'a number that nobody can call is not taken',
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
      name: 'of a payment of nobody nothing is given back',
      async keeps() {
        notDone(await refunds.refundPart(randomUUID(), part, randomUUID()), 'it');
      },
    },
    {
      name: 'of what nobody paid no part is given back',
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
          description: 'A promise that is looked at',
        };
        const begun = await payments.begin(request, randomUUID());
        assert.equal(begun.kind, 'ok', JSON.stringify(begun));
        notDone(await refunds.refundPart(begun.state.id, part, randomUUID()), 'it');
      },
    },
  ];
}
