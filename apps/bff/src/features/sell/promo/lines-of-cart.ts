import type { CouponLine, DisplayCart, Product } from '@shop/domain';

/** What a coupon is held against in a cart: what it holds, for that alone is paid. */
export const linesOfCart = (
  { lines }: Pick<DisplayCart, 'lines'>,
  catalogue: readonly Product[],
): readonly CouponLine[] =>
  lines
    .filter(({ status }) => status === 'HELD')
    .map(({ id, slug, units }) => ({
      id,
      slug,
      units,
      parent: catalogue.find((one) => one.slug === slug)?.variantOf ?? slug,
    }));
