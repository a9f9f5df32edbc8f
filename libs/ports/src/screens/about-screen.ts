import { type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** What a place is: three facts, six things to do, its hours, who can come. */
export interface AboutView {
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `8:30–22:30` or all departures; empty while the catalogue can't be had. */
  readonly hours: string;
  readonly duration: string;
  /** The place's own lowest price; `undefined` while the prices can't be had. */
  readonly from: PriceText | undefined;
  readonly lead: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  /** Each with a part of the place's scene, four wide to three high. */
  readonly activities: readonly {
    readonly name: string;
    readonly text: string;
    readonly picture: string | undefined;
  }[];
  readonly description: readonly string[];
  /** The place's tickets and tours, each sold on a page of its own. */
  readonly tickets: readonly {
    readonly name: string;
    readonly summary: string;
    readonly href: string;
    readonly days:
      | { readonly kind: 'daily' }
      | { readonly kind: 'range'; readonly from: string; readonly to: string };
    readonly hours: string;
    readonly isNight: boolean;
    readonly from: PriceText | undefined;
  }[];
  /** Times of a day that are worth knowing. */
  readonly moments: readonly { readonly time: string; readonly text: string }[];
  readonly access: readonly string[];
  readonly suits: readonly string[];
  readonly unsuited: string;
  readonly buy: string;
  readonly directions: string;
  readonly faq: string;
  readonly problem: Problem | undefined;
}

export const aboutScreen = screen<AboutView>('about');
