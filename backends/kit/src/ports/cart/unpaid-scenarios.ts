import { micros, sameAmount } from '../../kit/amounts.js';
import { holds, same } from '../../kit/expect.js';
import type { Given, Kit, Scenario } from '../../kit/scenario.js';
import { aTicket, type Cart, display, filled, type Order, session, optionalValue } from './asks.js';
import { changes, orderNow, ordering, placed } from './order-asks.js';
import { cancelRest } from './paid-order.js';

export const unpaidGivens: readonly Given[] = [
  { name: 'promoWhole', means: 'a code that pays two adults’ tickets in full' },
];

/** Whether the cart says that it needs a payment. Without the field, every order needs one. */
const needsPayment = async (kit: Kit, cart: Cart): Promise<boolean> =>
  optionalValue(kit, (await display(kit, cart)).NeedsPayment, 'NeedsPayment');

export const unpaidScenarios: readonly Scenario[] = [
  {
    name: 'confirmOrder: refuses a missing payment with PAYMENT_NOT_ACCEPTED',
    shows:
      'A cart with a price needs a payment. Confirming its order without one gets PAYMENT_NOT_ACCEPTED.',
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
    name: 'confirmOrder: an order paid in full by a code needs no payment',
    shows:
      'A cart paid in full by its code has NeedsPayment false. PaymentId null confirms its order, also when repeated, with a code for each person.',
    changes: 'buys free tickets with the given code and cancels them',
    run: async (kit) => {
      const Code = kit.given('promoWhole');
      const cart = await filled(kit, await aTicket(kit));
      const whole = await kit.need<Cart>('addPromo', { body: { ...session(cart), Code } });
      sameAmount('Its total', micros(whole.Totals.Total), 0n);
      same('NeedsPayment', await needsPayment(kit, whole), false);
      const order = await kit.need<Order>('placeOrder', ordering(kit, whole));
      const { Id } = order;
      kit.atTheEnd(`order ${Id}, free`, () => cancelRest(kit, order));
      const call = { path: { Id }, key: kit.unique(), body: { PaymentId: null } };
      const { status, body: done } = await kit.ask<Order>('confirmOrder', call);
      holds(status < 300, `Without a payment the reply has status ${status}.`);
      same('Its status', done.Status, 'CONFIRMED');
      const codes = (one: Order) =>
        one.Items.flatMap(({ Vouchers = [] }) => Vouchers.map((voucher) => voucher.Code));
      holds(codes(done).length >= 2, 'Some people have no code.');
      same(
        'Codes in the reply to a duplicate',
        codes(await kit.need<Order>('confirmOrder', call)),
        codes(done),
      );
      same('Codes later', codes(await orderNow(kit, order)), codes(done));
    },
  },
];
