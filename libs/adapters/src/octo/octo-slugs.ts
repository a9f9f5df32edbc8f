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

/** The end is made of the ids as they are: what differs there differs here. */
function madeOf(product: string, option: string): string {
  const end = createHash('sha256')
    .update(JSON.stringify([product, option]))
    .digest('hex');
  return [plain(product), plain(option), end.slice(0, 12)].filter(Boolean).join('-');
}

/**
 * What each option of a supplier is called here: by its own id where that is a slug and no other
 * option has it, for ids are a supplier's and may be anything; else by a slug that is made of the
 * product's id and its own, the same one each time.
 */
export function slugsOf(products: Ids): (product: string, option: string) => string {
  const counts = new Map<string, number>();
  for (const { id } of products.flatMap(({ options }) => options))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  return (product, option) =>
    isSlug(option) && counts.get(option) === 1 ? option : madeOf(product, option);
}
