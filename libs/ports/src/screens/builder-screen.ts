import type { Guarantee, UnitType } from '@shop/domain';
import type { BuyView } from './buy-screen.js';
import type { CalendarView } from './calendar-view.js';
import type { PromoView } from './cart-promo.js';
import type { SavingsView } from './cart-screen.js';
import type { ExtrasView, ExtraView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import { type Problem, screen } from './screen.js';
import type { PlanView } from './plan-view.js';
import type { LinkView, OfferText, PagingView, PriceText, SceneView } from './texts.js';

export interface SlotView {
  /** From 1. The page's query uses it to say which ticket is open. */
  readonly number: number;
  /** `timeless`: has a day but no start time yet. `conflict`: its day is unavailable. */
  readonly state: 'empty' | 'chosen' | 'timeless' | 'dated' | 'conflict';
  readonly isOpen: boolean;
  readonly open: string;
  /** Removes the ticket; `undefined` for an empty slot. */
  readonly drop: string | undefined;
  readonly name: string;
  readonly kind: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly date: string | undefined;
  readonly hours: string;
  readonly component: string | undefined;
  readonly from: PriceText | undefined;
  /** Set for the flagship while it gets no tier: early days do not count for it. */
  readonly isWithoutTier?: true | undefined;
  readonly problem: Problem | undefined;
}

export interface MeterStep {
  readonly parks: number;
  /** Percent off; 0 if the days are too near. */
  readonly percent: number;
  /** How many days ahead a ticket must be bought; `undefined` if that does not matter. */
  readonly daysAhead: number | undefined;
  /** The discount depends on how far ahead the day is, and no day is chosen yet. */
  readonly isAtMost?: true | undefined;
  readonly state: 'reached' | 'next' | 'ahead';
}

/** The package's discount now, and what the next step would save. */
export interface MeterView {
  /** Tickets that are complete; only these count. */
  readonly parks: number;
  /** Set once a park is chosen, with or without its day. */
  readonly isBegun?: true | undefined;
  readonly steps: readonly MeterStep[];
  readonly percent: number;
  readonly nextSaving: PriceText | undefined;
}

export interface ParkPickView {
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly from: string | undefined;
  readonly isChosen?: true | undefined;
  /** Why the park cannot be chosen: it is in the package already, on this day. */
  readonly taken: string | undefined;
}

/** The panel of the open ticket: park, day and start time. */
export interface PanelView {
  readonly number: number;
  readonly name: string | undefined;
  readonly parks: readonly ParkPickView[];
  /** `?parks=2`; `undefined` if one page holds all parks. */
  readonly paging: PagingView | undefined;
  /** URL that chooses a park; the park's slug is appended to it. */
  readonly choose: string;
  readonly calendar: CalendarView | undefined;
  /** Unavailable days of the shown months, as text, by reason. */
  readonly reasons: readonly {
    readonly kind: 'taken' | 'soldOut' | 'closed';
    readonly days: string;
  }[];
  /** How many people a day must have places for. */
  readonly party: number;
  readonly times: BuyView['times'];
  readonly component: BuyView['component'];
  readonly problems: readonly Problem[];
}

export interface PartSummaryView {
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly when: string;
  readonly amount: OfferText | undefined;
  readonly story: Pick<LineSummaryView, 'tier' | 'coupon' | 'skipped'> | undefined;
  readonly from: PriceText | undefined;
  readonly missing: string | undefined;
}

/** One age group for all parks. `max` is 0 if a park does not admit it. */
export interface PartyRow {
  readonly unit: UnitType;
  readonly field: 'adults' | 'children' | 'infants';
  readonly quantity: number;
  readonly max: number;
  readonly ageFrom: number;
  readonly ageTo: number | undefined;
  readonly isAdmitted: boolean;
}

export interface BuilderRules {
  readonly comboFrom: number;
  readonly comboPercent: number;
  readonly earlyFrom: number;
  readonly childPercent: number;
}

interface BuilderExtraView extends ExtraView {
  /** For all people and priced parks; `undefined` if nothing is priced. */
  readonly amount: PriceText | undefined;
}

export interface BuilderView extends ExtrasView<BuilderExtraView> {
  readonly title: string;
  readonly lead: string;
  readonly slots: readonly SlotView[];
  /** `undefined` if packages have no discount. */
  readonly meter: MeterView | undefined;
  readonly rules: BuilderRules;
  /** The flagship's name, if it is in the package: it has a rule of its own. */
  readonly flagship: string | undefined;
  readonly panel: PanelView;
  readonly people: readonly PartyRow[];
  readonly maxPeople: number;
  readonly summary: {
    readonly parts: readonly PartSummaryView[];
    readonly extras: readonly { readonly name: string; readonly amount: PriceText }[];
    readonly savings: SavingsView | undefined;
    readonly total: OfferText | undefined;
    /** The package's nights, whose price is in the total. `open`: the visitor can add some. */
    readonly nights?:
      | 'open'
      | {
          readonly hotel: string;
          readonly when: string;
          readonly amount: PriceText;
          /** The package without the nights; `undefined` if the cart's package has them already. */
          readonly drop: string | undefined;
        }
      | undefined;
    readonly priced: number;
    readonly problem: Problem | undefined;
    readonly blocked:
      | { readonly text: string; readonly field: string; readonly href: string }
      | undefined;
  };
  /** The code, or its field; `undefined` while nothing is priced. */
  readonly promo:
    | (PromoView & {
        /** The package without its code; `undefined` if it has none, or the code is the cart's. */
        readonly drop: string | undefined;
      })
    | undefined;
  readonly plan: PlanView;
  readonly guarantees: readonly Guarantee[];
  /** Hidden fields of the form: names and values of the page's query. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly editing: string | undefined;
  readonly packages: LinkView;
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

export const builderScreen = screen<BuilderView>('builder', 'work');
