import { type Problem, screen } from './screen.js';
import type { ComboView, LinkView, PriceText, SceneView } from './texts.js';

/** How dear a day is among the month's days of one ticket: 1 the cheapest quarter, 4 the dearest. */
export type PriceTint = 1 | 2 | 3 | 4;

/** One ticket on one day. */
export type GuideCell =
  | {
      readonly kind: 'price';
      readonly price: PriceText;
      readonly tint: PriceTint;
      readonly isBest: boolean;
      /** Under half of the places are left; said as it is, never as a countdown. */
      readonly isLimited: boolean;
      /** The buy page of this ticket with this day. */
      readonly href: string;
    }
  | { readonly kind: 'soldOut' | 'closed' | 'unknown' };

export interface PriceGuideView {
  readonly title: string;
  readonly lead: string;
  /** The page itself: place, month and ticket are a form to it, by GET. */
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
  /** The builder with the chosen ticket, and what a package takes off. */
  readonly build: ComboView | undefined;
  readonly previous: LinkView | undefined;
  readonly next: LinkView | undefined;
  /** The tickets of the place, each a column; a phone shows the chosen one alone. */
  readonly columns: readonly {
    readonly slug: string;
    readonly name: string;
    readonly hours: string;
    readonly href: string;
    readonly isChosen: boolean;
    /** Its calendar could not be had; the others stand. */
    readonly problem: Problem | undefined;
  }[];
  /** The tickets to choose from where one stands at a time. */
  readonly tickets: readonly { readonly slug: string; readonly name: string }[];
  readonly rows: readonly {
    readonly day: string;
    /** Without the year, which is in the title. */
    readonly date: string;
    readonly longDate: string;
    readonly isToday: boolean;
    /** One a column, in its order. */
    readonly cells: readonly GuideCell[];
  }[];
  /** ISO code of the amounts. */
  readonly currency: string;
}

export const priceGuideScreen = screen<PriceGuideView>('priceGuide');
