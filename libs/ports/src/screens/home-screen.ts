import type { Guarantee } from '@shop/domain';
import type { HotelCardView } from './hotels-screen.js';
import type { CalendarView } from './calendar-view.js';
import { question, screen } from './screen.js';
import type { ComboView, LinkView, PriceText, SceneView } from './texts.js';

/** One card: a place, its hours, its lowest price. The whole card is one link. */
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
  /** `undefined` while the prices can't be had: the card says so and stays a link. */
  readonly from: PriceText | undefined;
  /** Set when it can't be bought now: when it can be again. */
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
  /** The trip planner: a form to `action`, by GET. */
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
    /** The day in words, as a way to the priced days: a page that has them, where no code does. */
    readonly calendar: LinkView;
    readonly adults: number;
    readonly children: number;
    readonly maxPeople: number;
  };
  readonly posters: readonly PosterView[];
  readonly all: LinkView;
  /** Places open at this moment, with their closing time; empty at night. */
  readonly openNow: readonly {
    readonly name: string;
    readonly href: string;
    readonly closes: string;
    readonly wall: string;
  }[];
  /** The best of the price rules as a wall: so many parks in one package, so much less. */
  readonly promo: ComboView | undefined;
  readonly hotels: readonly HotelCardView[];
  readonly allHotels: LinkView;
  /** What the shop promises with some of its tickets, at least. */
  readonly guarantees: readonly Guarantee[];
  readonly problem: string | undefined;
}

/** The priced days of the product that is chosen in the planner, a month at a time. */
export interface PlannerDaysView {
  readonly name: string;
  readonly calendar: CalendarView;
  /** Of each day that can be chosen, as the planner shows it: `dom 29 nov 2026`. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Without a month, that of the day that is chosen; `path` is of the page. */
export const plannerDays = question<
  { product: string; day: string; month: string; path: string },
  PlannerDaysView
>('/plan/days');

export const homeScreen = screen<HomeView>('home');
