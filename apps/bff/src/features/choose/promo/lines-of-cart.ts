import type { CouponLine, DisplayCart, Product } from '@shop/domain';

/** The cart's held lines, as coupon rules need them: only they are paid. */
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
