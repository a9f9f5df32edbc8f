import type { PosterView } from './home-screen.js';
import { type Problem, screen } from './screen.js';
import type { PriceText, SceneView } from './texts.js';

/** A GET form: posters with checkboxes, sent to the page that compares the ticked ones. */
export interface PicksView {
  readonly action: string;
  readonly fewest: number;
  readonly most: number;
  readonly picked: readonly string[];
}

export const compareGroups = ['doing', 'ages', 'hours', 'included', 'transport'] as const;
export type CompareGroup = (typeof compareGroups)[number];

export type CompareRow =
  | 'kind'
  | 'line'
  | 'water'
  | 'adventure'
  | 'culture'
  | 'night'
  | 'children'
  | 'admitted'
  | 'childPrice'
  | 'open'
  | 'days'
  | 'duration'
  | 'included'
  | 'notIncluded'
  | 'photo'
  | 'transport'
  | 'meeting';

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
      /** Hides rows that are equal for all places; `alike` counts them. */
      readonly differences: {
        readonly isOn: boolean;
        readonly href: string;
        readonly alike: number;
      };
      /** The builder with the compared parks; `undefined` if they are variants of one park. */
      readonly build: string | undefined;
      readonly change: string;
      /** The prices are unavailable; the rest of the page is complete. */
      readonly problem: Problem | undefined;
    };

export const compareScreen = screen<CompareView>('compare');
