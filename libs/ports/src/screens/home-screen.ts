import type { Guarantee } from '@shop/domain';
import type { HotelCardView } from './hotels-screen.js';
import type { CalendarView } from './calendar-view.js';
import { question, screen } from './screen.js';
import type { ComboView, LinkView, PriceText, SceneView } from './texts.js';

/** The card of a place. The whole card is one link. */
export interface PosterView {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly kind: string;
  readonly hours: string;
  readonly duration: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly label: 'new' | 'night' | undefined;
  /** `undefined` if the prices are unavailable; the card then says so. */
  readonly from: PriceText | undefined;
  readonly closedUntil: string | undefined;
}

export interface HomeView {
  readonly title: string;
  readonly lead: string;
  readonly hero: {
    readonly slug: string;
    readonly wall: string;
    readonly scene: SceneView;
    readonly href: string;
    readonly name: string;
  };
  /** The trip planner, a GET form to `action`. */
  readonly planner: {
    readonly action: string;
    readonly products: readonly {
      readonly slug: string;
      readonly name: string;
      readonly kind: string;
    }[];
    readonly chosen: string;
    readonly minDay: string;
    readonly maxDay: string;
    readonly day: string;
    /** The day as text. Links to a page with priced days for visitors without scripts. */
    readonly calendar: LinkView;
    readonly adults: number;
    readonly children: number;
    readonly maxPeople: number;
  };
  readonly posters: readonly PosterView[];
  readonly all: LinkView;
  /** Places that are open now, with their closing time; empty at night. */
  readonly openNow: readonly {
    readonly name: string;
    readonly href: string;
    readonly closes: string;
    readonly wall: string;
  }[];
  readonly promo: ComboView | undefined;
  readonly hotels: readonly HotelCardView[];
  readonly allHotels: LinkView;
  /** Guarantees that at least some tickets have. */
  readonly guarantees: readonly Guarantee[];
  readonly problem: string | undefined;
}

/** One month of priced days of the planner's product. */
export interface PlannerDaysView {
  readonly name: string;
  readonly calendar: CalendarView;
  /** Text of each available day: `dom 29 nov 2026`. */
  readonly texts: Readonly<Record<string, string>>;
}

/** `month` may be empty: then the month of `day`. `path` is the page's. */
export const plannerDays = question<
  { product: string; day: string; month: string; path: string },
  PlannerDaysView
>('/plan/days');

export const homeScreen = screen<HomeView>('home');
