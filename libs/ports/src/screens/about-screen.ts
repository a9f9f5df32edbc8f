import { type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

export interface AboutView {
  readonly name: string;
  readonly kind: string;
  readonly line: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** `8:30–22:30`, or all departures. Empty if the catalogue is unavailable. */
  readonly hours: string;
  readonly duration: string;
  /** The place's lowest price; `undefined` if the prices are unavailable. */
  readonly from: PriceText | undefined;
  readonly lead: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  /** `picture` is a 4:3 crop of the place's scene. */
  readonly activities: readonly {
    readonly name: string;
    readonly text: string;
    readonly picture: string | undefined;
  }[];
  readonly description: readonly string[];
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
