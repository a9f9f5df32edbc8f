import { oncePer } from './once-per.js';
import { isFlagship, type Product } from './product.js';

interface WithSlug {
  readonly slug: string;
}

/** The first of a slug counts, as in a search from the start. */
const bySlug = oncePer(
  (all: readonly WithSlug[]): ReadonlyMap<string, WithSlug> =>
    new Map(all.toReversed().map((one) => [one.slug, one])),
);

/** A product of a catalogue or of another list that does not change. */
export const productOf = <One extends WithSlug>(
  catalogue: readonly One[],
  slug: string | undefined,
): One | undefined => bySlug(catalogue).get(slug ?? '') as One | undefined; // as: an entry of the list

const byParent = oncePer((catalogue: readonly Product[]): ReadonlyMap<string, Product[]> => {
  const parents = new Map<string, Product[]>();
  for (const product of catalogue) {
    const variants = parents.get(product.variantOf);
    if (variants) variants.push(product);
    else parents.set(product.variantOf, [product]);
  }
  return parents;
});

/** A product and its variants, in catalogue order. */
export const variantsOf = (product: Product, catalogue: readonly Product[]): readonly Product[] =>
  byParent(catalogue).get(product.variantOf) ?? [];

/** Products that are no other's variant, in catalogue order. */
export const parentsIn = oncePer((catalogue: readonly Product[]): readonly Product[] =>
  catalogue.filter(({ slug, variantOf }) => slug === variantOf),
);

export const flagshipIn = oncePer((catalogue: readonly Product[]) => catalogue.find(isFlagship));
