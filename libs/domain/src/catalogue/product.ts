import type { Grant } from './guarantees.js';
import type { Language } from '../language/language.js';
import type { Schedule } from '../calendar/schedule.js';
import type { RouteName, Route } from '../route/route-table.js';

/** `transportWithFood` replaces the other two. */
export const upgrades = ['transport', 'food', 'transportWithFood'] as const;
export type Upgrade = (typeof upgrades)[number];

export const extras = [...upgrades, 'photo'] as const;
export type Extra = (typeof extras)[number];

export interface Component {
  readonly id: number;
  readonly name: string;
}

/** A ticket includes one component of each group (docs/rules/people.md#components). */
export interface ComponentGroup {
  readonly id: number;
  readonly components: readonly Component[];
}

/** A supplier's plain text on its product, in one language. */
export interface SupplierText {
  readonly line: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
}

/** Tiers that skip the product. `true`: early tiers. `ever`: all, the supplier sets prices. */
export type NotDiscount = boolean | 'ever';

/** A catalogue entry. A variant names its parent's slug. */
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
  /** The supplier's texts, for products without an operator's text. */
  readonly told?: Readonly<Partial<Record<Language, SupplierText>>> | undefined;
  /** Rights of its ticket; if omitted, all of the operator's rights apply. */
  readonly grants?: readonly Grant[] | undefined;
  /** Hours before a visit until which the supplier refunds in full. */
  readonly cancelHours?: number | undefined;
}

/** Code of the flagship park's parent product (docs/rules/prices.md#flagship). */
export const flagshipCode = 'XCEPA';

export const isFlagship = (product: Product): boolean =>
  product.code === flagshipCode && product.slug === product.variantOf;

export function buyRoute(product: Product): Route {
  const name: RouteName = isFlagship(product)
    ? 'buyFlagship'
    : product.tourOnly
      ? 'buyTour'
      : 'buyPark';
  return { name, params: name === 'buyFlagship' ? {} : { slug: product.slug } };
}

export const extrasOf = (product: Product): readonly Extra[] =>
  product.canAddPhoto ? [...product.upgrades, 'photo'] : product.upgrades;

export type ExtrasProblem = 'unknownExtra' | 'extrasExclude';

export const checkExtras = (
  chosen: readonly Extra[],
  product: Product,
): ExtrasProblem | undefined => checkOffered(chosen, extrasOf(product));

/** Transport with food excludes the other upgrades; the photo pass combines with all. */
export function checkOffered(
  chosen: readonly Extra[],
  offered: readonly Extra[],
): ExtrasProblem | undefined {
  if (chosen.some((extra) => !offered.includes(extra))) return 'unknownExtra';
  const both = chosen.includes('transportWithFood');
  if (both && (chosen.includes('transport') || chosen.includes('food'))) return 'extrasExclude';
  return undefined;
}

/** Adds an extra and drops those that it excludes. */
export function withExtra(added: Extra, chosen: readonly Extra[]): readonly Extra[] {
  const parts: readonly Extra[] = ['transport', 'food'];
  const givesWay = (other: Extra) =>
    added === 'transportWithFood'
      ? parts.includes(other)
      : other === 'transportWithFood' && parts.includes(added);
  return [...chosen.filter((other) => other !== added && !givesWay(other)), added];
}

/** Exactly one component of each group, and nothing else. */
export const hasAllComponents = (chosen: readonly number[], product: Product): boolean =>
  product.componentGroups.length === chosen.length &&
  product.componentGroups.every(
    ({ components }) => components.filter(({ id }) => chosen.includes(id)).length === 1,
  );
