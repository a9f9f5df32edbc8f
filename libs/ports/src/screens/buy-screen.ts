import type { DayStatus, Guarantee, UnitType } from '@shop/domain';
import type { AddItemForm } from '../forms/cart-item.js';
import type { CalendarView } from './calendar-view.js';
import type { CartView } from './cart-screen.js';
import type { ExtrasView, ExtraView } from './extra-view.js';
import type { PosterView } from './home-screen.js';
import type { LineSummaryView } from './line-summary.js';
import { action, type Problem, screen } from './screen.js';
import type { LinkView, OfferText, PriceText, SceneView } from './texts.js';

/** Facts about the place, below the form. They do not depend on the choices. */
export interface BuyAboutView {
  readonly description: readonly string[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  readonly meetingPoint: string;
  /** Rights under the terms that apply to this ticket, in the words of the terms. */
  readonly rights: readonly { readonly title: string; readonly text: string }[];
  readonly terms: string;
  readonly phone: LinkView | undefined;
  readonly pages: readonly {
    readonly key: 'directions' | 'about' | 'faq' | 'gallery';
    readonly href: string;
  }[];
  readonly others: readonly PosterView[];
}

interface BuyExtraView extends ExtraView {
  readonly price: PriceText | undefined;
  readonly per: 'person' | 'group';
  /** How many the party needs, if more than one. */
  readonly needed?: number | undefined;
}

export interface BuyView extends ExtrasView<BuyExtraView> {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly hours: string;
  readonly duration: string;
  /** Today in park time: open at these hours, or these departures are left. */
  readonly today:
    | { readonly kind: 'open' | 'leaves'; readonly hours: string }
    | { readonly kind: 'over' | 'closed' };
  readonly youngest: number;
  readonly wall: string;
  readonly scene: SceneView;
  /** The tickets of this place. Each has its own page; a link keeps the choices. */
  readonly variants: readonly {
    readonly slug: string;
    readonly name: string;
    readonly hours: string;
    /** What it adds to the other tickets; empty if hours and price tell them apart. */
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
  /** Why the chosen day is unavailable, and the nearest alternatives. */
  readonly near:
    | {
        readonly title: string;
        readonly note: string;
        /** Text of the link to the alternatives; it replaces the buy button. */
        readonly look: string;
        readonly ways: readonly {
          readonly href: string;
          readonly text: string;
          readonly note: string;
        }[];
      }
    | undefined;
  readonly hasOpenTicket: boolean;
  /** Whether an early discount exists; an open ticket does not get it. */
  readonly hasEarlyTier: boolean;
  /** `day` is ISO 8601; `text` is for example `sáb 12 dic 2026`. */
  readonly chosenDay: { readonly day: string; readonly text: string } | undefined;
  /** Start times of the chosen day, else of the schedule. `undefined` for open parks. */
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
    /** Price per person on the chosen day; `undefined` if free. */
    readonly price: OfferText | undefined;
    readonly isFree: boolean;
  }[];
  readonly maxPeople: number;
  /** As typed in a form without scripts. */
  readonly nameOnTicket?: string | undefined;
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
        /** The total in minor units for the instalments widget; English only. */
        readonly amount: number | undefined;
      }
    | { readonly kind: 'failed'; readonly problem: Problem };
  readonly guarantees: readonly Guarantee[];
  readonly problems: readonly Problem[];
  /** Omitted from a document's data, because the HTML contains it. */
  readonly about: BuyAboutView | undefined;
}

export const buyScreen = screen<BuyView>('buy', 'work');

/** Query field with which a desktop requests two months; the document has one to load sooner. */
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
