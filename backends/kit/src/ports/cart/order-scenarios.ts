import { micros, sameAmount } from '../../kit/amounts.js';
import { between, holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { aTicket, type Cart, display, filled, session } from './asks.js';
import { changes, contact, give, orderNow, ordering, placed } from './order-asks.js';

export const orderScenarios: readonly Scenario[] = [
  {
    name: 'an order has the total of its cart',
    shows: 'An order has the total of its cart, both when it is placed and later.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const order = await placed(kit, cart);
      for (const { Totals } of [order, await orderNow(kit, order)])
        sameAmount('Its total', micros(Totals.Total), micros(cart.Totals.Total));
    },
  },
  {
    name: 'an order is held for 30 minutes',
    shows: 'A new order is ON_HOLD. Its places are held for 30 minutes.',
    changes,
    run: async (kit) => {
      const order = await placed(kit, await filled(kit, await aTicket(kit)));
      same('Its status', order.Status, 'ON_HOLD');
      const until = order.Items[0]?.HeldUntil;
      if (until === undefined) return;
      const began = Date.parse(order.CreatedAt);
      between('HeldUntil', until, began + 29 * 60_000, began + 31 * 60_000);
    },
  },
  {
    name: 'an order keeps its contact, day and reference',
    shows: 'An order has the contact, day and reference that were sent.',
    changes,
    run: async (kit) => {
      const ticket = await aTicket(kit);
      const Reference = kit.unique() + kit.unique();
      const order = await placed(kit, await filled(kit, ticket), { Reference });
      const later = await orderNow(kit, order);
      for (const one of [order, later])
        same('Its reference', one.Reference ?? Reference, Reference);
      const found = Object(later.Contact);
      for (const [name, value] of Object.entries(contact)) same(name, found[name], value);
      same('Its day', later.Items[0]?.Date ?? ticket.days[0], ticket.days[0]);
    },
  },
  {
    name: 'refuses an order for another total with TOTAL_CHANGED',
    shows: 'The server refuses an order whose total differs from the cart’s with TOTAL_CHANGED.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const Total = Number(cart.Totals.Total) + 1;
      await kit.refused('placeOrder', ordering(kit, cart, { Total }), 'TOTAL_CHANGED');
    },
  },
  {
    name: 'refuses an order of an empty cart with CART_EMPTY',
    shows: 'The server refuses an order of a cart without lines with CART_EMPTY.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const path = { Id: cart.Items[0]?.Id ?? '' };
      const empty = await kit.need<Cart>('removeItem', { path, body: session(cart) });
      await kit.refused('placeOrder', ordering(kit, empty), 'CART_EMPTY');
    },
  },
  {
    name: 'an order on hold can be cancelled',
    shows: 'A cancelled order on hold is CANCELLED. Its cart keeps its lines.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const order = await placed(kit, cart);
      same('The reply', (await give(kit, order)).body.Status, 'CANCELLED');
      same('The order later', (await orderNow(kit, order)).Status, 'CANCELLED');
      same('Lines of the cart', (await display(kit, cart)).Items.length, 1);
    },
  },
  {
    name: 'a second order cancels the first',
    shows: 'A cart has one order on hold: a later order cancels the earlier one.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const [first, second] = [await placed(kit, cart), await placed(kit, cart)];
      holds(first.Id !== second.Id, 'Both orders have the same number.');
      same('The first', (await orderNow(kit, first)).Status, 'CANCELLED');
    },
  },
  {
    name: 'refuses an unknown payment with PAYMENT_NOT_ACCEPTED',
    shows:
      'Confirming an order with an unknown payment gets PAYMENT_NOT_ACCEPTED. The order stays ON_HOLD.',
    changes,
    run: async (kit) => {
      const order = await placed(kit, await filled(kit, await aTicket(kit)));
      const path = { Id: order.Id };
      const call = { path, body: { PaymentId: `none_${kit.unique()}` } };
      await kit.refused('confirmOrder', call, 'PAYMENT_NOT_ACCEPTED');
      same('The order', (await orderNow(kit, order)).Status, 'ON_HOLD');
    },
  },
  {
    name: 'refuses to confirm a cancelled order with ORDER_CANCELLED',
    shows: 'Confirming a cancelled order gets ORDER_CANCELLED.',
    changes,
    run: async (kit) => {
      const order = await placed(kit, await filled(kit, await aTicket(kit)));
      await give(kit, order);
      const call = { path: { Id: order.Id }, body: { PaymentId: `none_${kit.unique()}` } };
      await kit.refused('confirmOrder', call, 'ORDER_CANCELLED');
    },
  },
  {
    name: 'an unknown order gets 404',
    shows: 'An unknown order number gets 404 NOT_FOUND.',
    run: async (kit) => {
      await kit.refused('order', { path: { Id: 'TQ-0000-0000' } }, 'NOT_FOUND', 404);
    },
  },
];
