import type { CartCount } from '@shop/domain';

/** What a cart with two products says of itself. */
export const aCart = (differs: Partial<CartCount> = {}): CartCount => ({
  productCount: 2,
  withErrors: false,
  currency: 'USD',
  ...differs,
});
