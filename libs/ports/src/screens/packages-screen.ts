import { type Problem, screen } from './screen.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

/** One ticket of a strip: a place with its own day and its own price. */
export interface PackageTicketView {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly hours: string;
  readonly href: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** An adult's, on the place's cheapest day; `undefined` while the prices can't be had. */
  readonly from: PriceText | undefined;
}

export interface PackageView {
  readonly key: string;
  readonly name: string;
  readonly line: string;
  readonly tickets: readonly PackageTicketView[];
  /** What an adult pays for all of it on its cheapest days, each another, the combo rule included. */
  readonly total: PriceText | undefined;
  /** The builder with these parks, to choose the dates. */
  readonly choose: string;
  /** Set where the package is large enough for the combo rule. */
  readonly combo: { readonly parks: number; readonly percent: number } | undefined;
}

export interface PackagesView {
  readonly title: string;
  readonly lead: string;
  readonly packages: readonly PackageView[];
  /** The builder, to put together another. */
  readonly builder: LinkView;
  readonly promotions: LinkView;
  readonly priceGuide: LinkView;
  readonly problem: Problem | undefined;
}

export const packagesScreen = screen<PackagesView>('packages');
