import type { FaqGroup } from '@shop/domain';
import { screen } from './screen.js';
import type { LinkView, SceneView } from './texts.js';

export interface FaqView {
  /** The place's key; empty on the page of all places. */
  readonly place: string;
  readonly title: string;
  readonly lead: string;
  readonly wall: string;
  readonly scene: SceneView;
  readonly places: readonly (LinkView & { readonly current: boolean })[];
  readonly search: { readonly action: string; readonly query: string };
  readonly count: number;
  /** In the order of a visit; empty groups are omitted. */
  readonly groups: readonly {
    readonly key: FaqGroup;
    readonly questions: readonly QuestionView[];
  }[];
  readonly phone: LinkView | undefined;
}

export const faqScreen = screen<FaqView>('faq');

export interface QuestionView {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly links: readonly LinkView[];
}
