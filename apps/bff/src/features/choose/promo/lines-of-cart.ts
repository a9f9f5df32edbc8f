import { productOf, type CouponLine, type DisplayCart, type Product } from '@shop/domain';

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
      parent: productOf(catalogue, slug)?.variantOf ?? slug,
    }));
