import { type Problem, screen } from './screen.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

export interface PhotoPassView {
  readonly title: string;
  readonly lead: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** The lowest price of one pass; `undefined` if the prices are unavailable. */
  readonly from: PriceText | undefined;
  readonly groupSize: number;
  readonly covers: readonly string[];
  readonly notCovered: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Parties of `from` to `to` people need `passes`. */
  readonly needed: readonly {
    readonly from: number;
    readonly to: number;
    readonly passes: number;
  }[];
  /** Places with photographers, with the ticket that offers the pass. */
  readonly places: readonly {
    readonly slug: string;
    readonly name: string;
    readonly wall: string;
    readonly scene: SceneView;
    readonly where: string;
    readonly price: PriceText | undefined;
    readonly href: string;
  }[];
  readonly problem: Problem | undefined;
  readonly more: readonly LinkView[];
}

export const photoPassScreen = screen<PhotoPassView>('photoPass');
