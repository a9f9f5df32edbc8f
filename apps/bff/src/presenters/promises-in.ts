import { type DisplayCart, guaranteesOf, isZero, type Product, productOf } from '@shop/domain';

/** Guarantees of a cart's tickets. A free cart has no payment guarantee. */
export const promisesIn = (cart: DisplayCart, catalogue: readonly Product[]) =>
  guaranteesOf(
    cart.lines.map(({ slug, day }) => ({
      product: productOf(catalogue, slug),
      day,
    })),
    !isZero(cart.total),
  );
