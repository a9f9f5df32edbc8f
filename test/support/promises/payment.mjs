import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { answerOf, stateOf } from './saying.mjs';

const once = (all, what) => assert.equal(new Set(all).size, all.length, `${what} more than once`);

/** Promises of every payment provider. Starts payments and pays none. */
export function paymentPromises(gateway, { currency }) {
  const codes = async () =>
    answerOf(await gateway.methods(currency), 'methods').methods.map(({ code }) => code);
  async function request() {
    const [method] = await codes();
    return {
      amount: { amount: 12_300, currency },
      method,
      reference: randomUUID(),
      returnUrl: 'https://shop.example/es/orden/1/',
      language: 'es',
      description: 'A promise that is looked at',
    };
  }
  return [
    {
      name: 'currencies and methods are there once',
      async keeps() {
        once(answerOf(await gateway.currencies(), 'currencies'), 'a currency is there');
        const all = await codes();
        assert.ok(all.length > 0, `nobody can pay in ${currency}`);
        once(all, 'a method is there');
      },
    },
    {
      name: 'a payment is begun once, however often its key is sent, and keeps its amount',
      async keeps() {
        const [asked, key] = [await request(), randomUUID()];
        const first = stateOf(await gateway.begin(asked, key), 'begin');
        const again = stateOf(await gateway.begin(asked, key), 'begin');
        assert.equal(again.id, first.id);
        assert.deepEqual({ ...first.amount }, asked.amount);
        const all = answerOf(await gateway.paymentsOf(asked.reference), 'paymentsOf');
        assert.deepEqual(
          all.map(({ id }) => id),
          [first.id],
        );
      },
    },
    {
      name: 'a payment is found by its id and by our reference',
      async keeps() {
        const asked = await request();
        const { id } = stateOf(await gateway.begin(asked, randomUUID()), 'begin');
        assert.equal(answerOf(await gateway.payment(id), 'payment').id, id);
        assert.equal(answerOf(await gateway.paymentOf(asked.reference), 'paymentOf').id, id);
      },
    },
    {
      name: 'a reference of nobody has no payment',
      async keeps() {
        const reference = randomUUID();
        assert.equal((await gateway.paymentOf(reference)).kind, 'unknown');
        assert.deepEqual(answerOf(await gateway.paymentsOf(reference), 'paymentsOf'), []);
      },
    },
    {
      name: 'what nobody paid is not given back',
      async keeps() {
        const { id } = stateOf(await gateway.begin(await request(), randomUUID()), 'begin');
        assert.notEqual((await gateway.refund(id, randomUUID())).kind, 'ok');
      },
    },
  ];
}
