import type { DayStatus, Guarantee, UnitType } from '@shop/domain';
import type { AddItemForm } from '../forms/cart-item.js';
import type { CalendarView } from './calendar-view.js';
import type { CartView } from './cart-screen.js';
import type { ExtraView, PickupView } from './extra-view.js';
import type { PosterView } from './home-screen.js';
import type { LineSummaryView } from './line-summary.js';
import { action, type Problem, screen } from './screen.js';
import type { LinkView, OfferText, PriceText, SceneView } from './texts.js';

/** What is said of the place below the form: it stays the same whatever is chosen. */
export interface BuyAboutView {
  readonly description: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  readonly meetingPoint: string;
  /**
   * What the terms grant when plans change, in their own words, as far as it holds of this ticket;
   * where all of them stand.
   */
  readonly rights: readonly { readonly title: string; readonly text: string }[];
  readonly terms: string;
  /** Who grants it. */
  readonly phone: LinkView | undefined;
  /** Pages about the place; those that it has. */
  readonly pages: readonly {
    readonly key: 'directions' | 'about' | 'faq' | 'gallery';
    readonly href: string;
  }[];
  readonly others: readonly PosterView[];
}

export interface BuyView {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly hours: string;
  readonly duration: string;
  /** Today, by the parks' clock: open in these hours, these departures left, or no more. */
  readonly today:
    | { readonly kind: 'open' | 'leaves'; readonly hours: string }
    | { readonly kind: 'over' | 'closed' };
  readonly youngest: number;
  readonly wall: string;
  readonly scene: SceneView;
  /** The tickets of this place; each is a page of its own, and choices go along. */
  readonly variants: readonly {
    readonly slug: string;
    readonly name: string;
    readonly hours: string;
    /** What it holds more than the others; empty where hours and price say all. */
    readonly adds: string;
    readonly from: PriceText | undefined;
    readonly href: string;
    readonly isChosen: boolean;
    readonly isNight: boolean;
  }[];
  readonly component:
    | {
        readonly options: readonly {
          readonly id: number;
          readonly name: string;
          readonly isChosen: boolean;
        }[];
      }
    | undefined;
  readonly calendar: CalendarView;
  /** Below the calendar: why the chosen day can't be had, and what comes nearest. */
  readonly near:
    | {
        readonly title: string;
        readonly note: string;
        /** The link to it, in the place of the button that buys. */
        readonly look: string;
        readonly ways: readonly {
          readonly href: string;
          readonly text: string;
          readonly note: string;
        }[];
      }
    | undefined;
  /** Whether it can be bought without a day. */
  readonly hasOpenTicket: boolean;
  /** Whether buying ahead can lower its price, which an open ticket then does without. */
  readonly hasEarlyTier: boolean;
  /** ISO 8601, and in words: `sáb 12 dic 2026`. */
  readonly chosenDay: { readonly day: string; readonly text: string } | undefined;
  /** Start times of the chosen day, or of the schedule while none is chosen; none for open parks. */
  readonly times:
    | readonly {
        readonly time: string;
        readonly text: string;
        readonly status: DayStatus;
        readonly isChosen: boolean;
      }[]
    | undefined;
  readonly people: readonly {
    readonly unit: UnitType;
    readonly field: 'adults' | 'children' | 'infants';
    readonly quantity: number;
    readonly max: number;
    readonly ageFrom: number;
    readonly ageTo: number | undefined;
    /** What one pays on the chosen day, as the summary says it too; none where free. */
    readonly price: OfferText | undefined;
    readonly isFree: boolean;
  }[];
  readonly maxPeople: number;
  readonly extras: readonly (ExtraView & {
    readonly price: PriceText | undefined;
    readonly per: 'person' | 'group';
    /** How many the party needs, where one is not enough; left out else. */
    readonly needed?: number | undefined;
  })[];
  /** Where transport fetches them, once it is chosen. */
  readonly pickup: PickupView | undefined;
  readonly summary:
    | {
        readonly kind: 'incomplete';
        readonly missing: 'day' | 'time' | 'people' | 'component';
        readonly text: string;
      }
    | {
        readonly kind: 'priced';
        readonly line: LineSummaryView;
        readonly peopleCount: number;
        /** The total in minor units, for a widget that splits it elsewhere; in English alone. */
        readonly amount: number | undefined;
      }
    | { readonly kind: 'failed'; readonly problem: Problem };
  /** What is promised beside the button. */
  readonly guarantees: readonly Guarantee[];
  readonly problems: readonly Problem[];
  /** Left out of a document's data, which has it as HTML. */
  readonly about: BuyAboutView | undefined;
}

export const buyScreen = screen<BuyView>('buy', 'work');

/**
 * The name in a page's question by which a desktop asks for two months; the document itself has one,
 * to come sooner, and no address carries it.
 */
export const monthsShown = 'months';

export interface AddedView {
  readonly cart: CartView;
  readonly count: number;
  readonly added: {
    readonly name: string;
    readonly date: string;
    readonly people: number;
    readonly amount: PriceText;
  };
}

export const addToCart = action<AddItemForm, AddedView>('/cart/items');
