import { type Problem, screen } from './screen.js';
import type { ComboView, LinkView, PriceText, SceneView } from './texts.js';

/** Price quartile within the ticket's month: 1 is the cheapest quarter. */
export type PriceTint = 1 | 2 | 3 | 4;

export type GuideCell =
  | {
      readonly kind: 'price';
      readonly price: PriceText;
      readonly tint: PriceTint;
      readonly isBest: boolean;
      /** Less than half of the places are left. */
      readonly isLimited: boolean;
      readonly href: string;
    }
  | { readonly kind: 'soldOut' | 'closed' | 'unknown' };

export interface PriceGuideView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly places: readonly { readonly slug: string; readonly name: string }[];
  readonly months: readonly { readonly month: string; readonly title: string }[];
  readonly chosen: { readonly place: string; readonly month: string; readonly ticket: string };
  readonly place: {
    readonly name: string;
    readonly wall: string;
    readonly scene: SceneView;
    readonly kind: string;
  };
  readonly monthTitle: string;
  /** The builder with the chosen ticket, and the discount of a package. */
  readonly build: ComboView | undefined;
  readonly previous: LinkView | undefined;
  readonly next: LinkView | undefined;
  /** The tickets of the place, one per column; a phone shows only the chosen one. */
  readonly columns: readonly {
    readonly slug: string;
    readonly name: string;
    readonly hours: string;
    readonly href: string;
    readonly isChosen: boolean;
    /** Its calendar is unavailable; the other columns are complete. */
    readonly problem: Problem | undefined;
  }[];
  readonly tickets: readonly { readonly slug: string; readonly name: string }[];
  readonly rows: readonly {
    readonly day: string;
    readonly date: string;
    readonly longDate: string;
    readonly isToday: boolean;
    /** One per column, in the same order. */
    readonly cells: readonly GuideCell[];
  }[];
  readonly currency: string;
}

export const priceGuideScreen = screen<PriceGuideView>('priceGuide');
