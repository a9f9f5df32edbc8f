import type { Kit } from '../../kit/scenario.js';
import { type Cart, type Order, session } from './asks.js';

export const changes = 'places an order and cancels it';

export const contact = {
  FirstName: 'Conformance',
  LastName: 'Kit',
  Email: 'conformance@mail.example',
  Country: 'MX',
  Phone: '+529985550134',
};

export const ordering = (kit: Kit, cart: Cart, what: object = {}) => ({
  body: {
    ...session(cart),
    Contact: contact,
    // The shop sends a number, even if the cart sent a string.
    Total: Number(cart.Totals.Total),
    Currency: cart.Currency.IsoCode,
    Reference: kit.unique() + kit.unique(),
    ...what,
  },
});

/** An order on hold, cancelled after the scenario. */
export async function placed(kit: Kit, cart: Cart, what: object = {}): Promise<Order> {
  const order = await kit.need<Order>('placeOrder', ordering(kit, cart, what));
  kit.afterwards(`order ${order.Id}`, () => give(kit, order));
  return order;
}

export const give = (kit: Kit, { Id }: Order) =>
  kit.ask<Order>('cancelOrder', { path: { Id }, body: {} });
export const orderNow = (kit: Kit, { Id }: Order) => kit.need<Order>('order', { path: { Id } });
