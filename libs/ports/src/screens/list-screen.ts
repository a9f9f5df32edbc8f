import type { PicksView } from './compare-screen.js';
import type { PosterView } from './home-screen.js';
import { type Problem, screen } from './screen.js';
import type { ComboView, PagingView } from './texts.js';

export interface ListView {
  readonly title: string;
  readonly lead: string;
  /** The URL holds the filters; each link toggles one. */
  readonly filters: readonly {
    readonly key: string;
    readonly href: string;
    readonly isOn: boolean;
    readonly count: number;
  }[];
  readonly sorts: readonly {
    readonly key: 'featured' | 'price' | 'name';
    readonly href: string;
    readonly isOn: boolean;
  }[];
  /** Entries on all pages. */
  readonly count: number;
  readonly posters: readonly PosterView[];
  /** `?page=2`; `undefined` if one page holds them all. */
  readonly paging: PagingView | undefined;
  readonly clear: string;
  readonly build: ComboView | undefined;
  readonly compare: { readonly toggle: string; readonly picks: PicksView | undefined };
  readonly problem: Problem | undefined;
}

export const listScreen = screen<ListView>('list');
