import { holds, same } from '../../kit/expect.js';
import type { Write } from '../../kit/general.js';
import { keysOf } from '../../kit/keys.js';
import type { Scenario } from '../../kit/scenario.js';
import { asked, aTicket, type Cart, filled, type Order } from './asks.js';
import { counter } from './hold-scenarios.js';
import { changes, give, orderNow, ordering, placed } from './order-asks.js';

const placing: Write = {
  operation: 'placeOrder',
  changes,
  call: async (kit) => ordering(kit, await filled(kit, await aTicket(kit))),
  other: (call) => ({ ...call, body: { ...Object(call.body), Language: 'EN' } }),
  undo: (kit, body) => give(kit, body as Order), // as: the reply of placeOrder
};

const cancelling: Write = {
  operation: 'cancelOrder',
  changes,
  call: async (kit) => {
    const { Id } = await placed(kit, await filled(kit, await aTicket(kit)));
    return { path: { Id }, body: {} };
  },
  other: (call) => ({ ...call, body: { Amount: 1 } }),
};

const secondsOfTransfer = 6;

const ends: readonly Scenario[] = [
  {
    name: 'an order paid by transfer holds its places until its deadline',
    shows:
      'An order with PayUntil is PENDING_PAYMENT and its lines leave the cart. Its places are free after the deadline.',
    changes: 'places an unpaid order, which expires by itself',
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const left = await counter(kit);
      const before = await left();
      const cart = await filled(kit, ticket);
      const PayUntil = new Date(kit.now().getTime() + secondsOfTransfer * 1000).toISOString();
      const order = await kit.need<Order>('placeOrder', ordering(kit, cart, { PayUntil }));
      kit.afterwards(`order ${order.Id}`, () => give(kit, order));
      if (order.Status === 'ON_HOLD')
        return kit.leaveOut('the server does not take orders paid by transfer');
      same('Its status', order.Status, 'PENDING_PAYMENT');
      const { body } = await kit.ask<Partial<Cart>>('displayCart', asked(cart));
      same('Lines left in the cart', body?.Items ?? [], []);
      same('Places left with the order', await left(), before - 2);
      await kit.wait((secondsOfTransfer + 6) * 1000);
      for (let tries = 20; tries > 0 && (await left()) !== before; tries -= 1) await kit.wait(250);
      same('Places left afterwards', await left(), before);
    },
  },
  {
    name: 'an unpaid order expires',
    shows:
      'Half an hour after its hold ends, an unpaid order is EXPIRED. Confirming it gets ORDER_EXPIRED.',
    changes: 'places an unpaid order, which expires by itself',
    run: async (kit) => {
      const order = await placed(kit, await filled(kit, await aTicket(kit)));
      for (const time of [31, 31]) await kit.wait(time * 60_000);
      for (let tries = 20; tries > 0; tries -= 1) {
        if ((await orderNow(kit, order)).Status === 'EXPIRED') break;
        await kit.wait(250);
      }
      same('Its status', (await orderNow(kit, order)).Status, 'EXPIRED');
      const call = { path: { Id: order.Id }, body: { PaymentId: `none_${kit.unique()}` } };
      await kit.refused('confirmOrder', call, 'ORDER_EXPIRED');
    },
  },
  {
    name: 'cancelling an order twice has one effect',
    shows: 'A cancelled order stays CANCELLED when it is cancelled again.',
    changes,
    run: async (kit) => {
      const order = await placed(kit, await filled(kit, await aTicket(kit)));
      for (const time of ['first', 'second']) {
        const { status, body } = await give(kit, order);
        holds(status < 300, `The ${time} cancellation gets ${status}.`);
        same(`The ${time} time`, body.Status, 'CANCELLED');
      }
    },
  },
];

export const orderEnds: readonly Scenario[] = [...keysOf(placing), ...keysOf(cancelling), ...ends];
