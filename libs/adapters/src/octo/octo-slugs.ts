import { createHash } from 'node:crypto';
import type { OctoProduct } from './wire-octo.js';

type Ids = readonly (Pick<OctoProduct, 'id'> & {
  readonly options: readonly { readonly id: string }[];
})[];

const isSlug = (text: string): boolean => /^[a-z0-9-]{1,80}$/.test(text);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 30);

/** Ends with a hash of the raw ids, so that different ids give different slugs. */
function madeOf(product: string, option: string): string {
  const end = createHash('sha256')
    .update(JSON.stringify([product, option]))
    .digest('hex');
  return [plain(product), plain(option), end.slice(0, 12)].filter(Boolean).join('-');
}

/** The option's own id if that is a unique slug, else one derived from product and option. */
export function slugsOf(products: Ids): (product: string, option: string) => string {
  const counts = new Map<string, number>();
  for (const { id } of products.flatMap(({ options }) => options))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return (product, option) =>
    isSlug(option) && counts.get(option) === 1 ? option : madeOf(product, option);
}
