import { micros, sameAmount } from '../../kit/amounts.js';
import { between, holds, same } from '../../kit/expect.js';
import type { Scenario } from '../../kit/scenario.js';
import { aTicket, type Cart, display, filled, session } from './asks.js';
import { changes, contact, give, orderNow, ordering, placed } from './order-asks.js';

export const orderScenarios: readonly Scenario[] = [
  {
    name: 'an order costs what the cart said',
    shows: 'An order has the total of its cart, as it is placed and later.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const order = await placed(kit, cart);
      for (const { Totals } of [order, await orderNow(kit, order)])
        sameAmount('Its total', micros(Totals.Total), micros(cart.Totals.Total));
    },
  },
  {
    name: 'an order is held for thirty minutes',
    shows: 'A new order is ON_HOLD, its places held for thirty minutes from when it was placed.',
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
    name: 'an order keeps who ordered it',
    shows: 'Contact, day and reference of an order are those that were sent.',
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
    name: 'another total is not ordered',
    shows: 'An order of another total than the cart’s own is refused with TOTAL_CHANGED.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const Total = Number(cart.Totals.Total) + 1;
      await kit.refused('placeOrder', ordering(kit, cart, { Total }), 'TOTAL_CHANGED');
    },
  },
  {
    name: 'an empty cart is not ordered',
    shows: 'An order of a cart without lines is refused with CART_EMPTY.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const path = { Id: cart.Items[0]?.Id ?? '' };
      const empty = await kit.need<Cart>('removeItem', { path, body: session(cart) });
      await kit.refused('placeOrder', ordering(kit, empty), 'CART_EMPTY');
    },
  },
  {
    name: 'a cancelled order is cancelled',
    shows: 'An order on hold can be given up, and is CANCELLED then; its cart is still there.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const order = await placed(kit, cart);
      same('The answer', (await give(kit, order)).body.Status, 'CANCELLED');
      same('The order later', (await orderNow(kit, order)).Status, 'CANCELLED');
      same('Lines of the cart', (await display(kit, cart)).Items.length, 1);
    },
  },
  {
    name: 'a second order ends the first',
    shows: 'A cart has one order on hold: a later one cancels the earlier.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      const [first, second] = [await placed(kit, cart), await placed(kit, cart)];
      holds(first.Id !== second.Id, 'Both orders have one number.');
      same('The first', (await orderNow(kit, first)).Status, 'CANCELLED');
    },
  },
  {
    name: 'nobody pays with a payment that is not there',
    shows:
      'An order is not confirmed against an unknown payment: PAYMENT_NOT_ACCEPTED, and no voucher.',
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
    name: 'a cancelled order is not confirmed',
    shows: 'An order that was given up is not confirmed any more: ORDER_CANCELLED.',
    changes,
    run: async (kit) => {
      const order = await placed(kit, await filled(kit, await aTicket(kit)));
      await give(kit, order);
      const call = { path: { Id: order.Id }, body: { PaymentId: `none_${kit.unique()}` } };
      await kit.refused('confirmOrder', call, 'ORDER_CANCELLED');
    },
  },
  {
    name: 'an order that is not there is not found',
    shows: 'A number that nobody has is answered 404 NOT_FOUND.',
    run: async (kit) => {
      await kit.refused('order', { path: { Id: 'TQ-0000-0000' } }, 'NOT_FOUND', 404);
    },
  },
];
