import { micros, sameAmount } from '../../kit/amounts.js';
import { holds, same } from '../../kit/expect.js';
import type { Given, Kit, Scenario } from '../../kit/scenario.js';
import { aTicket, type Cart, display, filled, type Order, session, told } from './asks.js';
import { changes, orderNow, ordering, placed } from './order-asks.js';
import { cancelRest } from './paid-order.js';

export const unpaidGivens: readonly Given[] = [
  { name: 'promoWhole', means: 'a code that pays for two adults’ tickets in whole' },
];

/** Whether the cart says that it needs a payment. Without the field, every order needs one. */
const needsPayment = async (kit: Kit, cart: Cart): Promise<boolean> =>
  told(kit, (await display(kit, cart)).NeedsPayment, 'that an order can need no payment');

export const unpaidScenarios: readonly Scenario[] = [
  {
    name: 'confirmOrder: what has to be paid is not confirmed without a payment',
    shows: 'A cart that costs something needs a payment: without one PAYMENT_NOT_ACCEPTED.',
    changes,
    run: async (kit) => {
      const cart = await filled(kit, await aTicket(kit));
      same('NeedsPayment', await needsPayment(kit, cart), true);
      const { Id } = await placed(kit, cart);
      const call = { path: { Id }, body: { PaymentId: null } };
      await kit.refused('confirmOrder', call, 'PAYMENT_NOT_ACCEPTED');
    },
  },
  {
    name: 'confirmOrder: what a code pays for in whole needs no payment',
    shows:
      'A cart that its code pays for says so, and its order is CONFIRMED with PaymentId null, the same for twins, with a code for each person.',
    changes: 'buys tickets for nothing with the code that was given, and cancels them',
    run: async (kit) => {
      const Code = kit.given('promoWhole');
      const cart = await filled(kit, await aTicket(kit));
      const whole = await kit.need<Cart>('addPromo', { body: { ...session(cart), Code } });
      sameAmount('Its total', micros(whole.Totals.Total), 0n);
      same('NeedsPayment', await needsPayment(kit, whole), false);
      const order = await kit.need<Order>('placeOrder', ordering(kit, whole));
      const { Id } = order;
      kit.atTheEnd(`order ${Id}, for nothing`, () => cancelRest(kit, order));
      const call = { path: { Id }, key: kit.unique(), body: { PaymentId: null } };
      const { status, body: done } = await kit.ask<Order>('confirmOrder', call);
      holds(status < 300, `Without a payment it is answered ${status}.`);
      same('Its status', done.Status, 'CONFIRMED');
      const codes = (one: Order) =>
        one.Items.flatMap(({ Vouchers = [] }) => Vouchers.map((voucher) => voucher.Code));
      holds(codes(done).length >= 2, 'Not every person has a code.');
      same('Codes of a twin', codes(await kit.need<Order>('confirmOrder', call)), codes(done));
      same('Codes later', codes(await orderNow(kit, order)), codes(done));
    },
  },
];
