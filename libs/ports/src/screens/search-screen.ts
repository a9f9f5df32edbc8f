import type { SearchGroup, TextPart } from '@shop/domain';
import type { PosterView } from './home-screen.js';
import { type Problem, screen } from './screen.js';
import type { LinkView, PagingView, PriceText, SceneView } from './texts.js';

/** One result. Its name and text have the searched words marked. */
export interface SearchHitView {
  readonly href: string;
  /** The search backend's id, for statistics; the shop's own index has none. */
  readonly document: string | undefined;
  readonly name: readonly TextPart[];
  readonly text: readonly TextPart[];
  /** Set for a place, not for a page. */
  readonly picture: { readonly wall: string; readonly scene: SceneView } | undefined;
  readonly from: PriceText | undefined;
  /** Not on sale before this formatted day; `from` is then absent. */
  readonly closedUntil: string | undefined;
}

export interface SearchTabView {
  readonly key: 'all' | SearchGroup;
  readonly href: string;
  readonly count: number;
  readonly isOn: boolean;
}

/** A generated answer above the results, with its sources. */
export interface SearchAnswerView {
  readonly text: string;
  readonly references: readonly LinkView[];
  readonly related: readonly LinkView[];
}

export interface SearchView {
  /** The query as displayed; empty before a search. */
  readonly query: string;
  readonly action: string;
  readonly count: number;
  /** `?kind=parks`; empty without results. */
  readonly tabs: readonly SearchTabView[];
  /** `?page=2`; `undefined` if one page holds the whole tab. */
  readonly paging: PagingView | undefined;
  readonly answer: SearchAnswerView | undefined;
  /** Links a click to this search, for statistics after consent; the shop's own index has none. */
  readonly attributionToken: string | undefined;
  readonly offset: number;
  /** Set if the search backend is down and the shop's own index replied. */
  readonly notice: string | undefined;
  readonly groups: readonly {
    readonly key: SearchGroup;
    readonly hits: readonly SearchHitView[];
  }[];
  /** The corrected query, if it matched by similar words or not at all. */
  readonly spelling: LinkView | undefined;
  /** Places and pages to start with, without results or before a search. */
  readonly posters: readonly PosterView[];
  readonly popular: readonly LinkView[];
  readonly list: string;
  /** The shop's own index is unavailable. */
  readonly problem: Problem | undefined;
}

export const searchScreen = screen<SearchView>('search');
