import type { ParkDay, ParkTime } from '../calendar/park-day.js';
import {
  checkOffered,
  type Extra,
  extras,
  extrasOf,
  type ExtrasProblem,
  type Product,
} from '../catalogue/product.js';
import type { ChoiceKey, PartyChoice } from '../choice/choice.js';

/** Limits of a package (docs/rules/packages.md#limits). */
export const packageBounds = { fewestParks: 2, mostParks: 4, mostProducts: 5 } as const;

export interface PackageComponent {
  readonly slug: string;
  readonly day: ParkDay;
  readonly time: ParkTime | undefined;
  /** The chosen activities, one per group. */
  readonly components: readonly number[];
}

/** A package to buy; the party's choice applies to all parts. */
export interface PackageChoice extends PartyChoice {
  readonly parts: readonly PackageComponent[];
}

/** Without a day, the part is still being chosen and collides with none. */
export interface PackagePart extends ChoiceKey {
  /** 1, plus 1 for each chosen activity. */
  readonly products: number;
}

/** Why the parts are no package; `at` and `with` are indices. */
export type PackageProblem =
  | { readonly kind: 'tooManyProducts' | 'tooManyParks' | 'tooFewParks' }
  | { readonly kind: 'twice' | 'sameDates'; readonly at: number; readonly with: number };

export const packagePartOf = (
  product: Product,
  { day, components }: Pick<PackageComponent, 'components'> & { day: ParkDay | undefined },
): PackagePart => ({ parent: product.variantOf, day, products: 1 + components.length });

/** Every problem, those of the whole package first. Nights count as a product, not a park. */
export function packageProblems(
  parts: readonly PackagePart[],
  hasStay = false,
): readonly PackageProblem[] {
  const collisions = parts.flatMap((part, at) => collision(part, at, parts));
  return [...boundProblems(parts, hasStay), ...collisions];
}

/** Whether a package of these parts has room for nights (docs/rules/packages.md#nights). */
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

/** Reported at the later of the two. */
function collision(part: PackagePart, at: number, parts: readonly PackagePart[]): PackageProblem[] {
  const before = parts.slice(0, at);
  const twin = before.findIndex(({ parent }) => parent === part.parent);
  if (twin >= 0) return [{ kind: 'twice', at, with: twin }];
  const sameDay = before.findIndex(({ day }) => day !== undefined && day === part.day);
  return sameDay >= 0 ? [{ kind: 'sameDates', at, with: sameDay }] : [];
}

/** Extras that at least one product has. */
export const packageExtras = (products: readonly Product[]): readonly Extra[] =>
  extras.filter((extra) => products.some((product) => extrasOf(product).includes(extra)));

export const checkPackageExtras = (
  chosen: readonly Extra[],
  products: readonly Product[],
): ExtrasProblem | undefined => checkOffered(chosen, packageExtras(products));

export const extrasWithin = (chosen: readonly Extra[], product: Product): readonly Extra[] =>
  chosen.filter((extra) => extrasOf(product).includes(extra));
