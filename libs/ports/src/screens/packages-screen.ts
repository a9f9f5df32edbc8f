import { type Problem, screen } from './screen.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

/** One ticket of a package, with its own day and price. */
export interface PackageTicketView {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly hours: string;
  readonly href: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Adult price on the cheapest day; `undefined` if the prices are unavailable. */
  readonly from: PriceText | undefined;
}

export interface PackageView {
  readonly key: string;
  readonly name: string;
  readonly line: string;
  readonly tickets: readonly PackageTicketView[];
  /** Adult price on the cheapest days, one day per ticket, with the combo discount. */
  readonly total: PriceText | undefined;
  readonly choose: string;
  /** Set if the package is large enough for the combo rule. */
  readonly combo: { readonly parks: number; readonly percent: number } | undefined;
}

export interface PackagesView {
  readonly title: string;
  readonly lead: string;
  readonly packages: readonly PackageView[];
  readonly builder: LinkView;
  readonly promotions: LinkView;
  readonly priceGuide: LinkView;
  readonly problem: Problem | undefined;
}

export const packagesScreen = screen<PackagesView>('packages');
