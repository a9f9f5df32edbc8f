import type { PriceText } from './texts.js';

/** Why a ticket costs more or less on that day than in the cheapest plan. */
export interface PlanWhyView {
  readonly kind: 'dearerSeason' | 'cheaperSeason' | 'tierLost' | 'tierGained';
  readonly name: string;
  readonly day: string;
  /** Of the tier that is lost or gained. */
  readonly percent: number;
}

/** A day for each ticket of the strip, and the strip filled with them. */
export interface PlanOptionView {
  readonly total: PriceText;
  /** Than the cheapest; none where it costs the same. */
  readonly more: PriceText | undefined;
  readonly days: readonly { readonly name: string; readonly wall: string; readonly date: string }[];
  readonly why: readonly PlanWhyView[];
  readonly href: string;
}

/** The cheapest days between two, ISO 8601; options once they were asked for. */
export interface PlanView {
  readonly from: string;
  readonly to: string;
  /** The first and the last day of the sale. */
  readonly first: string;
  readonly last: string;
  readonly options: readonly PlanOptionView[];
  readonly refusal:
    | { readonly kind: 'full' | 'closed' | 'sameDates'; readonly names: string }
    | undefined;
  /** Why it can't be looked for at all. */
  readonly problem: string | undefined;
  /** Add-ons are chosen, which the totals leave out: they cost the same on each day. */
  readonly isWithoutExtras: true | undefined;
}
