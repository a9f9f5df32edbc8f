import type { CartCount } from '@shop/domain';

/** The count of a cart with two products. */
export const aCart = (differs: Partial<CartCount> = {}): CartCount => ({
  productCount: 2,
  withErrors: false,
  currency: 'USD',
  ...differs,
});
