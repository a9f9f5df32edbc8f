import type { CartStay, DisplayCart } from '@shop/domain';

export const withoutParts = (cart: DisplayCart, id: string): DisplayCart => ({
  ...cart,
  lines: cart.lines.filter(({ packageId }) => packageId !== id),
});

/** No word of stays where none is left. */
export const withStays = (
  { stays = [], ...cart }: DisplayCart,
  isKept: (stay: CartStay) => boolean,
): DisplayCart => {
  const kept = stays.filter(isKept);
  return kept.length > 0 ? { ...cart, stays: kept } : cart;
};

export const withoutPackage = (cart: DisplayCart, id: string): DisplayCart => ({
  ...cart,
  packages: cart.packages.filter((one) => one.id !== id),
});
