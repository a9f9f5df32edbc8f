import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import {
  checkOffered,
  type Extra,
  extras,
  extrasOf,
  type ExtrasProblem,
  type Product,
} from '../catalogue/product.js';
import type { ChoiceKey } from '../choice/choice.js';
import type { People } from '../people/people.js';

/** How much a package holds (docs/rules/packages.md#limits). */
export const packageBounds = { fewestParks: 2, mostParks: 4, mostProducts: 5 } as const;

/** One park or tour of a package, on its own day. */
export interface PackageComponent {
  readonly slug: string;
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
  /** The activities chosen in it, one of each group. */
  readonly components: readonly number[];
}

/** What a visitor wants as one package: people and add-ons are said once for all of it. */
export interface PackageChoice {
  readonly parts: readonly PackageComponent[];
  readonly people: People;
  readonly extras: readonly Extra[];
  /** Where transport fetches them, on each of its days. */
  readonly pickup?: string | undefined;
}

/** What the rules need of a part. Without a day it is still being chosen, and collides with none. */
export interface PackagePart extends ChoiceKey {
  /** One, and one for each activity that is chosen in it. */
  readonly products: number;
}

/** What keeps parts from being one package; `at` and `with` are their places among the parts. */
export type PackageProblem =
  | { readonly kind: 'tooManyProducts' | 'tooManyParks' | 'tooFewParks' }
  | { readonly kind: 'twice' | 'sameDates'; readonly at: number; readonly with: number };

/** What the rules need of a part that is the product `product`. */
export const packagePartOf = (
  product: Product,
  { day, components }: Pick<PackageComponent, 'components'> & { day: ParkDay | undefined },
): PackagePart => ({ parent: product.variantOf, day, products: 1 + components.length });

/**
 * All that is wrong with a package, what concerns the whole of it first. Nights in a hotel are one
 * of its products, and none of its parks.
 */
export function packageProblems(
  parts: readonly PackagePart[],
  hasStay = false,
): readonly PackageProblem[] {
  const collisions = parts.flatMap((part, at) => collision(part, at, parts));
  return [...boundProblems(parts, hasStay), ...collisions];
}

/** Whether nights fit into a package of these parts (docs/rules/packages.md#nights). */
export const hasRoomForNights = (parts: readonly Pick<PackagePart, 'products'>[]): boolean =>
  productsOf(parts) < packageBounds.mostProducts;

const productsOf = (parts: readonly Pick<PackagePart, 'products'>[]): number =>
  parts.reduce((count, part) => count + part.products, 0);

function boundProblems(parts: readonly PackagePart[], hasStay: boolean): readonly PackageProblem[] {
  const products = productsOf(parts) + (hasStay ? 1 : 0);
  if (products > packageBounds.mostProducts) return [{ kind: 'tooManyProducts' }];
  if (parts.length > packageBounds.mostParks) return [{ kind: 'tooManyParks' }];
  return parts.length < packageBounds.fewestParks ? [{ kind: 'tooFewParks' }] : [];
}

/** Told of the later of two that collide. */
function collision(part: PackagePart, at: number, parts: readonly PackagePart[]): PackageProblem[] {
  const before = parts.slice(0, at);
  const twin = before.findIndex(({ parent }) => parent === part.parent);
  if (twin >= 0) return [{ kind: 'twice', at, with: twin }];
  const sameDay = before.findIndex(({ day }) => day !== undefined && day === part.day);
  return sameDay >= 0 ? [{ kind: 'sameDates', at, with: sameDay }] : [];
}

/** The add-ons that at least one of the products has, in their own order. */
export const packageExtras = (products: readonly Product[]): readonly Extra[] =>
  extras.filter((extra) => products.some((product) => extrasOf(product).includes(extra)));

/** What is wrong with the add-ons of a package: transport with food stands alone in all of it. */
export const checkPackageExtras = (
  chosen: readonly Extra[],
  products: readonly Product[],
): ExtrasProblem | undefined => checkOffered(chosen, packageExtras(products));

/** What a product of the package has of the add-ons that were chosen for all of it. */
export const extrasWithin = (chosen: readonly Extra[], product: Product): readonly Extra[] =>
  chosen.filter((extra) => extrasOf(product).includes(extra));
