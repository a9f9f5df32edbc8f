import type { Grant } from './guarantees.js';
import type { Language } from '../language/language.js';
import type { Schedule } from '../calendar/schedule.js';
import type { RouteName, Route } from '../route/route-table.js';

/** The add-ons; `transportWithFood` is the best single one, never beside the others. */
export const upgrades = ['transport', 'food', 'transportWithFood'] as const;
export type Upgrade = (typeof upgrades)[number];

/** Everything that can be added to a ticket. */
export const extras = [...upgrades, 'photo'] as const;
export type Extra = (typeof extras)[number];

export interface Component {
  readonly id: number;
  readonly name: string;
}

/** A choice that a ticket holds: one component of each group (docs/rules/people.md#components). */
export interface ComponentGroup {
  readonly id: number;
  readonly components: readonly Component[];
}

/** What whoever supplies a product says of it in one language, as plain text. */
export interface SupplierText {
  readonly line: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
}

/**
 * Which discount tiers skip the product: `true` skips the tiers for buying ahead, as for the
 * flagship; `ever` skips all, because the supplier sets every price and our rules explain none.
 */
export type NotDiscount = boolean | 'ever';

/** One entry of the catalogue, by slug. A variant names its parent's slug. */
export interface Product {
  readonly slug: string;
  readonly name: string;
  readonly code: string;
  readonly locationId: number;
  readonly id: number;
  readonly businessUnitCode: string;
  readonly variantOf: string;
  readonly tourOnly: boolean;
  readonly notDiscount: NotDiscount;
  readonly canAddPhoto: boolean;
  readonly upgrades: readonly Upgrade[];
  readonly schedule: Schedule;
  readonly componentGroups: readonly ComponentGroup[];
  /** For pages of which the operator has no text; what is missing was not told. */
  readonly told?: Readonly<Partial<Record<Language, SupplierText>>> | undefined;
  /** What can be done with its ticket; where nothing is said of it, all that the operator grants. */
  readonly grants?: readonly Grant[] | undefined;
  /** Until how many hours before a visit its supplier takes it back whole, by its own rule. */
  readonly cancelHours?: number | undefined;
}

/** The code of the parent product of the flagship park (docs/rules/prices.md#flagship). */
export const flagshipCode = 'XCEPA';

export const isFlagship = (product: Product): boolean =>
  product.code === flagshipCode && product.slug === product.variantOf;

/** The page on which a product is bought. */
export function buyRoute(product: Product): Route {
  const name: RouteName = isFlagship(product)
    ? 'buyFlagship'
    : product.tourOnly
      ? 'buyTour'
      : 'buyPark';
  return { name, params: name === 'buyFlagship' ? {} : { slug: product.slug } };
}

/** A product and its variants, in the order of the catalogue. */
export const variantsOf = (product: Product, catalogue: readonly Product[]): readonly Product[] =>
  catalogue.filter(({ variantOf }) => variantOf === product.variantOf);

export const extrasOf = (product: Product): readonly Extra[] =>
  product.canAddPhoto ? [...product.upgrades, 'photo'] : product.upgrades;

export type ExtrasProblem = 'unknownExtra' | 'extrasExclude';

export const checkExtras = (
  chosen: readonly Extra[],
  product: Product,
): ExtrasProblem | undefined => checkOffered(chosen, extrasOf(product));

/** Transport with food stands alone among the upgrades; the photo pass goes with all. */
export function checkOffered(
  chosen: readonly Extra[],
  offered: readonly Extra[],
): ExtrasProblem | undefined {
  if (chosen.some((extra) => !offered.includes(extra))) return 'unknownExtra';
  const both = chosen.includes('transportWithFood');
  if (both && (chosen.includes('transport') || chosen.includes('food'))) return 'extrasExclude';
  return undefined;
}

/** What is chosen once an extra is added: those that can't stand beside it give way. */
export function withExtra(added: Extra, chosen: readonly Extra[]): readonly Extra[] {
  const parts: readonly Extra[] = ['transport', 'food'];
  const givesWay = (other: Extra) =>
    added === 'transportWithFood'
      ? parts.includes(other)
      : other === 'transportWithFood' && parts.includes(added);
  return [...chosen.filter((other) => other !== added && !givesWay(other)), added];
}

/** One component of each group must be chosen, and only such. */
export const hasAllComponents = (chosen: readonly number[], product: Product): boolean =>
  product.componentGroups.length === chosen.length &&
  product.componentGroups.every(
    ({ components }) => components.filter(({ id }) => chosen.includes(id)).length === 1,
  );
