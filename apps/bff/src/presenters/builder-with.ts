import {
  hasTiers,
  type Language,
  packageBounds,
  packageDraftQuery,
  pathOf,
  type Product,
  tiers,
} from '@shop/domain';
import type { ComboView } from '@shop/ports/screens';

export const presentCombo = (
  catalogue: readonly Product[],
  parts: readonly Product[],
  language: Language,
): ComboView | undefined =>
  hasTiers(catalogue)
    ? { parks: tiers.combo.from, percent: tiers.combo.percent, href: builderWith(parts, language) }
    : undefined;

/** Builder link with these parks, the first one open. Variants of one park count once. */
export function builderWith(products: readonly Product[], language: Language): string {
  const path = pathOf({ name: 'buildPackage', params: {} }, language);
  const parts = products
    .filter((one, at) => products.findIndex(({ variantOf }) => variantOf === one.variantOf) === at)
    .slice(0, packageBounds.mostParks)
    .map(({ slug }) => ({ slug, day: undefined, time: undefined, components: [] }));
  if (parts.length === 0) return path;
  const people = { ADULT: 2, CHILD: 0, INFANT: 0 };
  const query = packageDraftQuery({ parts, slot: 0, people, extras: [], editing: undefined });
  return `${path}?${query}`;
}

export const canBePackage = (products: readonly Product[]): boolean =>
  new Set(products.map(({ variantOf }) => variantOf)).size >= packageBounds.fewestParks;
