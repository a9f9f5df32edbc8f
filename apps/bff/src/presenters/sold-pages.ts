import { type Product, productOf } from '@shop/domain';
import type { BackendReply, PlacePage } from '@shop/ports/backends';
import { valueOr } from './value-or.js';
import { isAnswered } from './present-missing.js';

/** Pages of places on sale; all pages while the catalogue is unavailable. */
export function soldPages(
  pages: readonly PlacePage[],
  slugOf: (key: string) => string | undefined,
  products: BackendReply<readonly Product[]>,
): readonly PlacePage[] {
  if (!isAnswered(products)) return pages;
  const sold = valueOr(products, []);
  return pages.filter(({ key }) => productOf(sold, slugOf(key)) !== undefined);
}
