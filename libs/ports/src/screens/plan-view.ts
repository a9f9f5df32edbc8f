import type { PriceText } from './texts.js';

/** Why a ticket costs more or less on that day than in the cheapest plan. */
export interface PlanWhyView {
  readonly kind: 'dearerSeason' | 'cheaperSeason' | 'tierLost' | 'tierGained';
  readonly name: string;
  readonly day: string;
  readonly percent: number;
}

/** A day for each ticket of the package; `href` fills them in. */
export interface PlanOptionView {
  readonly total: PriceText;
  /** More than the cheapest plan; `undefined` if the same. */
  readonly more: PriceText | undefined;
  readonly days: readonly { readonly name: string; readonly wall: string; readonly date: string }[];
  readonly why: readonly PlanWhyView[];
  readonly href: string;
}

/** The cheapest days between two ISO 8601 days. `options` is empty until the visitor asks. */
export interface PlanView {
  readonly from: string;
  readonly to: string;
  readonly first: string;
  readonly last: string;
  readonly options: readonly PlanOptionView[];
  readonly refusal:
    | { readonly kind: 'full' | 'closed' | 'sameDates'; readonly names: string }
    | undefined;
  readonly problem: string | undefined;
  /** Extras are chosen but not in the totals: they cost the same on each day. */
  readonly isWithoutExtras: true | undefined;
}
