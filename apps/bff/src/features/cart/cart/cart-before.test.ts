import type { CartGateway } from '@shop/ports/backends';
import { aDisplayCart } from '@shop/test/a-display-cart';
import { CartBefore } from './cart-before.js';
import type { CartChange } from './change-cart.js';

const change: CartChange = {
  session: 'session-7',
  line: 'line-1',
  currency: 'MXN',
  language: 'es',
  layout: 'desktop',
  attempt: 'attempt-7',
};

it('fetches the cart once per change, and again for a copy of it', async () => {
  let asked = 0;
  const carts = {
    display: async () => {
      asked += 1;
      return { kind: 'ok', answer: { cart: aDisplayCart() } };
    },
  } as unknown as CartGateway; // as: the one call that is made
  const before = new CartBefore(carts);
  await before.undoPlan('line-1', 'removed', change);
  await before.stay('line-1', change);
  expect(asked).toBe(1);
  await before.of({ ...change });
  expect(asked).toBe(2);
});
