import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { aCart, aContact } from './a-cart.mjs';
import { answerOf, notDone, stateOf, twice } from './saying.mjs';

const needs = ['CartGateway', 'CatalogueGateway'];

/** Places an order on hold from a new cart; cancels it and drops the cart in any case. */
const onHold =
  (orders, { CartGateway, CatalogueGateway }, asking, look) =>
  async () => {
    const one = await aCart(CartGateway, CatalogueGateway, asking);
    const request = {
      session: one.session,
      contact: aContact(),
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
    promise('placing an order twice with one key places it once', async ({ order, place }) => {
      const again = stateOf(await place(), 'the same key again');
      assert.deepEqual([again.id, again.status], [order.id, 'ON_HOLD']);
    }),
    promise('an order has the lines, total and contact of its request', async (one) => {
      const { id } = one.order;
      const { total, contact, lines, status } = answerOf(await orders.order(id), 'the order');
      assert.deepEqual([{ ...total }, status], [{ ...one.cart.total }, 'ON_HOLD']);
      assert.equal(contact.email, one.request.contact.email);
      assert.deepEqual(
        Array.from(lines, ({ slug, day }) => [slug, day]),
        [[one.choice.slug, one.choice.day]],
      );
    }),
    promise('an order for another total is refused', async ({ request, cart }) => {
      const total = { ...cart.total, amount: cart.total.amount + 100 };
      const reference = randomUUID().replaceAll('-', '');
      notDone(await orders.place({ ...request, total, reference }, randomUUID()), 'it');
    }),
    promise('a cancelled order stays cancelled when cancelled again', async ({ order }) => {
      await twice(async () => {
        const { status } = stateOf(await orders.cancel(order.id, randomUUID()), 'cancel');
        assert.equal(status, 'CANCELLED');
      });
      const read = answerOf(await orders.order(order.id), 'the order');
      assert.equal(read.status, 'CANCELLED');
    }),
    {
      name: 'an unknown order is a reply, not a throw',
      async keeps() {
        assert.deepEqual(await orders.order('TQ-0000-0000'), { kind: 'unknown' });
        notDone(await orders.cancel('TQ-0000-0000', randomUUID()), 'cancel');
        notDone(await orders.confirm('TQ-0000-0000', 'unknown', randomUUID()), 'confirm');
      },
    },
    {
      name: 'an order of an unknown cart is refused',
      async keeps() {
        const request = {
          session: randomUUID(),
          contact: aContact(),
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
    { name: 'a change of an unknown order is refused', keeps: () => isRefused('TQ-0000-0000') },
    { name: 'an address without orders has an empty list', keeps: () => hasNone(aContact().email) },
    {
      name: 'an unpaid order is not listed and can’t be changed',
      needs: ['OrdersGateway', ...needs],
      keeps: onHold(ports.OrdersGateway, ports, asking, async ({ order, request }) => {
        await hasNone(request.contact.email);
        await isRefused(order.id);
      }),
    },
  ];
}

const unit = 'UNKNOWNCODE1';

/** Promises about voucher checks. Admits no visitor. */
export const voucherPromises = (vouchers, asking, ports = {}) => [
  {
    name: 'an unknown code is refused',
    async keeps() {
      notDone(await vouchers.redeem({ order: 'TQ-0000-0000', unit }, randomUUID()), 'it');
      notDone(await vouchers.find(unit), 'find');
    },
  },
  {
    name: 'each used or revoked code is listed once',
    async keeps() {
      const asked = await vouchers.ended();
      if (asked.kind === 'unknown') return;
      const all = answerOf(asked, 'ended');
      assert.equal(new Set(all.map((one) => one.unit)).size, all.length);
      for (const one of all) assert.ok(['used', 'revoked'].includes(one.kind), one.unit);
    },
  },
  {
    name: 'an unpaid order admits no visitor',
    needs: ['OrdersGateway', ...needs],
    keeps: onHold(ports.OrdersGateway, ports, asking, async ({ order }) =>
      notDone(await vouchers.redeem({ order: order.id, unit }, randomUUID()), 'it'),
    ),
  },
];
