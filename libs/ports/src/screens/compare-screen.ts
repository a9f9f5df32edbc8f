import type { PosterView } from './home-screen.js';
import { type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** Posters with a tick each, and the page that compares the ticked ones: a form by GET. */
export interface PicksView {
  readonly action: string;
  readonly fewest: number;
  readonly most: number;
  /** The slugs that are ticked already. */
  readonly picked: readonly string[];
}

export const compareGroups = ['doing', 'ages', 'hours', 'included', 'transport'] as const;
export type CompareGroup = (typeof compareGroups)[number];

export const compareRows = [
  'kind',
  'line',
  'water',
  'adventure',
  'culture',
  'night',
  'children',
  'admitted',
  'childPrice',
  'open',
  'days',
  'duration',
  'included',
  'notIncluded',
  'photo',
  'transport',
  'meeting',
] as const;
export type CompareRow = (typeof compareRows)[number];

/** What stands in one cell; names of days are written already. */
export type CompareCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'yes' | 'no' | 'allAges' | 'everyDay' | 'none' }
  | { readonly kind: 'agesFrom'; readonly from: number }
  | { readonly kind: 'ages'; readonly from: number; readonly to: number };

export interface CompareColumn {
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly href: string;
  readonly from: PriceText | undefined;
  /** The same comparison without this place. */
  readonly without: string;
}

export type CompareView =
  | {
      readonly kind: 'choosing';
      readonly title: string;
      readonly lead: string;
      readonly picks: PicksView;
      readonly posters: readonly PosterView[];
      readonly problem: Problem | undefined;
    }
  | {
      readonly kind: 'compared';
      readonly title: string;
      readonly lead: string;
      readonly columns: readonly CompareColumn[];
      readonly groups: readonly {
        readonly key: CompareGroup;
        readonly rows: readonly {
          readonly key: CompareRow;
          readonly cells: readonly CompareCell[];
        }[];
      }[];
      /** Hides the rows in which all places are alike; `alike` is how many. */
      readonly differences: {
        readonly isOn: boolean;
        readonly href: string;
        readonly alike: number;
      };
      /** Where the places are chosen anew. */
      /** The builder with what is compared; none where that is one park in its variants. */
      readonly build: string | undefined;
      readonly change: string;
      /** The prices could not be had; the rest stands. */
      readonly problem: Problem | undefined;
    };

export const compareScreen = screen<CompareView>('compare');
