import type { Guarantee, UnitType } from '@shop/domain';
import type { BuyView } from './buy-screen.js';
import type { CalendarView } from './calendar-view.js';
import type { PromoView } from './cart-promo.js';
import type { SavingsView } from './cart-screen.js';
import type { ExtraView, PickupView } from './extra-view.js';
import type { LineSummaryView } from './line-summary.js';
import { type Problem, screen } from './screen.js';
import type { PlanView } from './plan-view.js';
import type { LinkView, OfferText, PriceText, SceneView } from './texts.js';

/** One ticket of the strip. */
export interface SlotView {
  /** From 1; the page's question says by it which one is open. */
  readonly number: number;
  /** `timeless` has a day and no start time yet; `conflict` has a day that can't be had. */
  readonly state: 'empty' | 'chosen' | 'timeless' | 'dated' | 'conflict';
  readonly isOpen: boolean;
  /** Opens its panel. */
  readonly open: string;
  /** Takes it out of the strip; none while it is empty. */
  readonly drop: string | undefined;
  readonly name: string;
  readonly kind: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** In words: `lun 14 dic`. */
  readonly date: string | undefined;
  readonly hours: string;
  readonly component: string | undefined;
  /** An adult's lowest, while it has no day. */
  readonly from: PriceText | undefined;
  /** The flagship while it gets no tier: its early days do not count. */
  readonly isWithoutTier?: true | undefined;
  readonly problem: Problem | undefined;
}

/** What one, two, three and four parks get; never told by colour alone. */
export interface MeterStep {
  readonly parks: number;
  /** Percent off; 0 where the days are too near. */
  readonly percent: number;
  /** How many days ahead a ticket has to be bought for it; `undefined` where that does not matter. */
  readonly daysAhead: number | undefined;
  /** It may be less, by how far ahead the day is that nobody has chosen yet. */
  readonly isAtMost?: true | undefined;
  readonly state: 'reached' | 'next' | 'ahead';
}

/** What the package takes off now, and what one more step would save on what is chosen. */
export interface MeterView {
  /** How many have all that they need: the others count once they do. */
  readonly parks: number;
  /** Set once one is chosen, with or without its day. */
  readonly isBegun?: true | undefined;
  readonly steps: readonly MeterStep[];
  readonly percent: number;
  readonly nextSaving: PriceText | undefined;
}

/** A park that can stand in the open place. */
export interface ParkPickView {
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** Its lowest adult price, written. */
  readonly from: string | undefined;
  readonly isChosen?: true | undefined;
  /** Why it can't: it stands in the strip already, on this day. */
  readonly taken: string | undefined;
}

/** The open place: which park, which day, which start time. */
export interface PanelView {
  readonly number: number;
  readonly name: string | undefined;
  readonly parks: readonly ParkPickView[];
  /** Chooses the park whose slug stands behind it. */
  readonly choose: string;
  readonly calendar: CalendarView | undefined;
  /** Days of the shown months that can't be had, in words, by their reason. */
  readonly reasons: readonly {
    readonly kind: 'taken' | 'soldOut' | 'closed';
    readonly days: string;
  }[];
  /** For how many people a day has to have places. */
  readonly party: number;
  readonly times: BuyView['times'];
  readonly component: BuyView['component'];
  readonly problems: readonly Problem[];
}

/** A part of the package with its amounts as the backend quotes them. */
export interface PartSummaryView {
  readonly slug: string;
  readonly name: string;
  readonly wall: string;
  readonly when: string;
  readonly amount: OfferText | undefined;
  /** The tier that acts on it, and the rules that do not. */
  readonly story: Pick<LineSummaryView, 'tier' | 'coupon' | 'skipped'> | undefined;
  /** Its lowest adult price, while it has no day. */
  readonly from: PriceText | undefined;
  readonly missing: string | undefined;
}

/** One age, once for all parks; `max` is 0 where a park does not admit it. */
export interface PartyRow {
  readonly unit: UnitType;
  readonly field: 'adults' | 'children' | 'infants';
  readonly quantity: number;
  readonly max: number;
  readonly ageFrom: number;
  readonly ageTo: number | undefined;
  readonly isAdmitted: boolean;
}

/** The figures of the rules that the texts of this page name. */
export interface BuilderRules {
  readonly comboFrom: number;
  readonly comboPercent: number;
  readonly earlyFrom: number;
  readonly childPercent: number;
}

export interface BuilderView {
  readonly title: string;
  readonly lead: string;
  readonly slots: readonly SlotView[];
  /** `undefined` where a package takes nothing off. */
  readonly meter: MeterView | undefined;
  readonly rules: BuilderRules;
  /** The flagship's name, where it is in the strip: it has a rule of its own. */
  readonly flagship: string | undefined;
  readonly panel: PanelView;
  readonly people: readonly PartyRow[];
  readonly maxPeople: number;
  readonly extras: readonly (ExtraView & {
    /** For all people and parks that are priced; none while none is. */
    readonly amount: PriceText | undefined;
  })[];
  /** Where transport fetches them on each of its days, once it is chosen. */
  readonly pickup: PickupView | undefined;
  readonly summary: {
    readonly parts: readonly PartSummaryView[];
    readonly extras: readonly { readonly name: string; readonly amount: PriceText }[];
    readonly savings: SavingsView | undefined;
    readonly total: OfferText | undefined;
    /** Its nights, which are in the total at their own price; `open` offers the way to some. */
    readonly nights?:
      | 'open'
      | {
          readonly hotel: string;
          readonly when: string;
          readonly amount: PriceText;
          /** The strip without them; none where they are in the cart's package already. */
          readonly drop: string | undefined;
        }
      | undefined;
    readonly priced: number;
    readonly problem: Problem | undefined;
    /** Why it can't be put in the cart yet, and where that is mended. */
    readonly blocked:
      | { readonly text: string; readonly field: string; readonly href: string }
      | undefined;
  };
  /**
   * Its code, or the field for one, which is the form's `code`; a coupon is pressed by its mark, the
   * form's `coupon`. None while nothing is priced.
   */
  readonly promo:
    | (PromoView & {
        /** The strip without its code; none where there is none, or it is the cart's. */
        readonly drop: string | undefined;
      })
    | undefined;
  readonly plan: PlanView;
  /** What is promised beside the button. */
  readonly guarantees: readonly Guarantee[];
  /** What the form repeats of the strip: names and values of the page's question. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly editing: string | undefined;
  readonly packages: LinkView;
  readonly attempt: string;
  readonly problems: readonly Problem[];
}

export const builderScreen = screen<BuilderView>('builder', 'work');
