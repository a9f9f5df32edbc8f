import type { CartCount } from '@shop/domain';

export const aCart = (differs: Partial<CartCount> = {}): CartCount => ({
  productCount: 2,
  withErrors: false,
  currency: 'USD',
  ...differs,
});
