import { type DisplayCart, guaranteesOf, isZero, type Product } from '@shop/domain';

/** What is promised of a cart's tickets; what costs nothing is paid with nothing. */
export const promisesIn = (cart: DisplayCart, catalogue: readonly Product[]) =>
  guaranteesOf(
    cart.lines.map(({ slug, day }) => ({
      product: catalogue.find((one) => one.slug === slug),
      day,
    })),
    !isZero(cart.total),
  );
