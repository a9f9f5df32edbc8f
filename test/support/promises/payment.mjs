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
      description: 'A check of a promise',
    };
  }
  return [
    {
      name: 'each currency and method is listed once',
      async keeps() {
        once(answerOf(await gateway.currencies(), 'currencies'), 'a currency is listed');
        const all = await codes();
        assert.ok(all.length > 0, `no method takes ${currency}`);
        once(all, 'a method is listed');
      },
    },
    {
      name: 'starting a payment twice with one key starts it once, with its amount',
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
      name: 'a payment is found by its id and by its reference',
      async keeps() {
        const asked = await request();
        const { id } = stateOf(await gateway.begin(asked, randomUUID()), 'begin');
        assert.equal(answerOf(await gateway.payment(id), 'payment').id, id);
        assert.equal(answerOf(await gateway.paymentOf(asked.reference), 'paymentOf').id, id);
      },
    },
    {
      name: 'an unknown reference has no payment',
      async keeps() {
        const reference = randomUUID();
        assert.equal((await gateway.paymentOf(reference)).kind, 'unknown');
        assert.deepEqual(answerOf(await gateway.paymentsOf(reference), 'paymentsOf'), []);
      },
    },
    {
      name: 'a refund of an unpaid payment is refused',
      async keeps() {
        const { id } = stateOf(await gateway.begin(await request(), randomUUID()), 'begin');
        assert.notEqual((await gateway.refund(id, randomUUID())).kind, 'ok');
      },
    },
  ];
}
