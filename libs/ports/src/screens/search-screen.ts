import type { SearchGroup, TextPart } from '@shop/domain';
import type { PosterView } from './home-screen.js';
import { type Problem, screen } from './screen.js';
import type { LinkView, PriceText, SceneView } from './texts.js';

/** One result: its name and text in pieces, with what was searched for marked. */
export interface SearchHitView {
  readonly href: string;
  /** What the search backend calls it, for statistics; our own index has no name for it. */
  readonly document: string | undefined;
  readonly name: readonly TextPart[];
  readonly text: readonly TextPart[];
  /** A place shows its scene on its wall; a page has neither. */
  readonly picture: { readonly wall: string; readonly scene: SceneView } | undefined;
  readonly from: PriceText | undefined;
  /** It can't be had before this day, written; its price is not there then. */
  readonly closedUntil: string | undefined;
}

/** A part of the results: all of them, or those of one group. */
export interface SearchTabView {
  readonly key: 'all' | SearchGroup;
  readonly href: string;
  readonly count: number;
  readonly isOn: boolean;
}

/** An answer in sentences, on top of the results, with the pages it was made from. */
export interface SearchAnswerView {
  readonly text: string;
  readonly references: readonly LinkView[];
  /** Questions that are asked beside it; each leads to its own results. */
  readonly related: readonly LinkView[];
}

export interface SearchView {
  /** What was looked for, as it is shown again; empty before anything was. */
  readonly query: string;
  /** Where the form asks, by GET, with `q`. */
  readonly action: string;
  /** Of all groups and pages. */
  readonly count: number;
  /** `?kind=parks`; none without a result. */
  readonly tabs: readonly SearchTabView[];
  /** `?page=2`; `undefined` where one page holds all of the tab. */
  readonly paging:
    | {
        readonly page: number;
        readonly pages: number;
        readonly previous: string | undefined;
        readonly next: string | undefined;
      }
    | undefined;
  readonly answer: SearchAnswerView | undefined;
  /** Ties what is taken to this search, for statistics after consent; none from our own index. */
  readonly attributionToken: string | undefined;
  /** How many results of the tab stand on the pages before. */
  readonly offset: number;
  /** Said when the search backend is away and the shop's own index answered, in a sentence. */
  readonly notice: string | undefined;
  /** Only groups with something in them. */
  readonly groups: readonly {
    readonly key: SearchGroup;
    readonly hits: readonly SearchHitView[];
  }[];
  /** The same query spelled as we know it, where it was met by words near to it or by none. */
  readonly spelling: LinkView | undefined;
  /** With no result, or before a query: places and pages to begin with. */
  readonly posters: readonly PosterView[];
  readonly popular: readonly LinkView[];
  readonly list: string;
  /** The shop's own list of places can't be searched just now. */
  readonly problem: Problem | undefined;
}

export const searchScreen = screen<SearchView>('search');
