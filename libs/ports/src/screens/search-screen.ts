import type { SearchGroup, TextPart } from '@shop/domain';
import type { PosterView } from './home-screen.js';
import type { Problem } from './screen.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

/** One result: its name and text in pieces, with what was searched for marked. */
export interface SearchHitView {
  readonly href: string;
  readonly name: readonly TextPart[];
  readonly text: readonly TextPart[];
  /** A place shows its scene on its wall; a page has neither. */
  readonly picture: { readonly wall: string; readonly scene: SceneView } | undefined;
  readonly from: PriceText | undefined;
}

export interface SearchView {
  /** What was looked for, as it is shown again; empty before anything was. */
  readonly query: string;
  /** Where the form asks, by GET, with `q`. */
  readonly action: string;
  readonly count: number;
  /** Only groups with something in them. */
  readonly groups: readonly {
    readonly key: SearchGroup;
    readonly hits: readonly SearchHitView[];
  }[];
  /** With no result: the same query spelled as we know it. */
  readonly spelling: LinkView | undefined;
  /** With no result, or before a query: places and pages to begin with. */
  readonly posters: readonly PosterView[];
  readonly popular: readonly LinkView[];
  readonly list: string;
  /** The shop's own list of places can't be searched just now. */
  readonly problem: Problem | undefined;
}
