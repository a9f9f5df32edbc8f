import { type DisplayCart, guaranteesOf, isZero, type Product } from '@shop/domain';

/** Guarantees of a cart's tickets. A free cart has no payment guarantee. */
export const promisesIn = (cart: DisplayCart, catalogue: readonly Product[]) =>
  guaranteesOf(
    cart.lines.map(({ slug, day }) => ({
      product: catalogue.find((one) => one.slug === slug),
      day,
    })),
    !isZero(cart.total),
  );
