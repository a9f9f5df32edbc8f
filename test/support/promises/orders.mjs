import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { aCart, somebody } from './a-cart.mjs';
import { answerOf, notDone, stateOf, twice } from './saying.mjs';

const needs = ['CartGateway', 'CatalogueGateway'];

/** Places an order on hold from a new cart; cancels it and drops the cart in any case. */
const onHold =
  (orders, { CartGateway, CatalogueGateway }, asking, look) =>
  async () => {
    const one = await aCart(CartGateway, CatalogueGateway, asking);
    const request = {
      session: one.session,
      contact: somebody(),
      language: 'es',
      total: one.cart.total,
      reference: randomUUID().replaceAll('-', ''),
    };
    const key = randomUUID();
    const place = () => orders.place(request, key);
    const order = stateOf(await place(), 'an order');
    try {
      await look({ ...one, request, place, order });
    } finally {
      await orders.cancel(order.id, randomUUID());
      await one.drop();
    }
  };

/** Promises of every orders backend. Places orders and pays none. */
export function ordersPromises(orders, asking, ports = {}) {
  const promise = (name, look) => ({ name, needs, keeps: onHold(orders, ports, asking, look) });
  return [
    promise('an order is placed once, however often its key is sent', async ({ order, place }) => {
      const again = stateOf(await place(), 'the same key again');
      assert.deepEqual([again.id, again.status], [order.id, 'ON_HOLD']);
    }),
    promise('it is for what was in the cart, and of whoever placed it', async (one) => {
      const { id } = one.order;
      const { total, contact, lines, status } = answerOf(await orders.order(id), 'the order');
      assert.deepEqual([{ ...total }, status], [{ ...one.cart.total }, 'ON_HOLD']);
      assert.equal(contact.email, one.request.contact.email);
      assert.deepEqual(
        Array.from(lines, ({ slug, day }) => [slug, day]),
        [[one.choice.slug, one.choice.day]],
      );
    }),
    promise('another total than was seen is not ordered', async ({ request, cart }) => {
      const total = { ...cart.total, amount: cart.total.amount + 100 };
      const reference = randomUUID().replaceAll('-', '');
      notDone(await orders.place({ ...request, total, reference }, randomUUID()), 'it');
    }),
    promise('what is cancelled stays so, however often it is said', async ({ order }) => {
      await twice(async () => {
        const { status } = stateOf(await orders.cancel(order.id, randomUUID()), 'cancel');
        assert.equal(status, 'CANCELLED');
      });
      const read = answerOf(await orders.order(order.id), 'the order');
      assert.equal(read.status, 'CANCELLED');
    }),
    {
      name: 'an order of nobody is an answer, not a throw',
      async keeps() {
        assert.deepEqual(await orders.order('TQ-0000-0000'), { kind: 'unknown' });
        notDone(await orders.cancel('TQ-0000-0000', randomUUID()), 'cancel');
        notDone(await orders.confirm('TQ-0000-0000', 'nobodys', randomUUID()), 'confirm');
      },
    },
    {
      name: 'a cart that is gone is not ordered',
      async keeps() {
        const request = {
          session: randomUUID(),
          contact: somebody(),
          language: 'es',
          total: { amount: 100, currency: asking.currency },
          reference: 'f'.repeat(32),
        };
        notDone(await orders.place(request, randomUUID()), 'it');
      },
    },
  ];
}

/** Promises about changes of paid orders. Pays none. */
export function orderChangePromises(changes, asking, ports = {}) {
  const none = { amount: 0, currency: asking.currency };
  const requests = [
    { kind: 'cancel', lines: ['no-such-line'], way: 'refund', amount: none },
    { kind: 'weather', line: 'no-such-line', reason: 'rain', note: '' },
  ];
  async function isRefused(id) {
    for (const request of requests)
      notDone(await changes.change(id, request, randomUUID()), request.kind);
  }
  async function hasNone(email) {
    const asked = await changes.ordersOf(email);
    if (asked.kind !== 'unsupported') assert.deepEqual(answerOf(asked, 'ordersOf'), []);
  }
  return [
    { name: 'an order of nobody is not changed', keeps: () => isRefused('TQ-0000-0000') },
    { name: 'whoever ordered nothing has no orders', keeps: () => hasNone(somebody().email) },
    {
      name: 'an order that nobody paid is in no list, and is not changed',
      needs: ['OrdersGateway', ...needs],
      keeps: onHold(ports.OrdersGateway, ports, asking, async ({ order, request }) => {
        await hasNone(request.contact.email);
        await isRefused(order.id);
      }),
    },
  ];
}

const unit = 'NOBODYSCODE1';

/** Promises about voucher checks. Admits no visitor. */
export const voucherPromises = (vouchers, asking, ports = {}) => [
  {
    name: 'a code of nobody lets nobody in',
    async keeps() {
      notDone(await vouchers.redeem({ order: 'TQ-0000-0000', unit }, randomUUID()), 'it');
      notDone(await vouchers.find(unit), 'find');
    },
  },
  {
    name: 'each code that lets nobody in any more is told once, and why',
    async keeps() {
      const asked = await vouchers.ended();
      if (asked.kind === 'unknown') return;
      const all = answerOf(asked, 'ended');
      assert.equal(new Set(all.map((one) => one.unit)).size, all.length);
      for (const one of all) assert.ok(['used', 'revoked'].includes(one.kind), one.unit);
    },
  },
  {
    name: 'an order that nobody paid lets nobody in',
    needs: ['OrdersGateway', ...needs],
    keeps: onHold(ports.OrdersGateway, ports, asking, async ({ order }) =>
      notDone(await vouchers.redeem({ order: order.id, unit }, randomUUID()), 'it'),
    ),
  },
];
