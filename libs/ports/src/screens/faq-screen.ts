import type { FaqGroup } from '@shop/domain';
import { screen } from './screen.js';
import type { LinkView, SceneView } from './texts.js';

export interface FaqView {
  /** The key of the place, empty on the page of all; another one is another page. */
  readonly place: string;
  readonly title: string;
  readonly lead: string;
  readonly wall: string;
  readonly scene: SceneView;
  /** The pages of all places, each with the same search. */
  readonly places: readonly (LinkView & { readonly current: boolean })[];
  /** A form by GET, with `q`. */
  readonly search: { readonly action: string; readonly query: string };
  /** How many questions are shown. */
  readonly count: number;
  /** In the order of a visit; a group without a question is not there. */
  readonly groups: readonly {
    readonly key: FaqGroup;
    readonly questions: readonly QuestionView[];
  }[];
  /** Who answers what is not here: the phone of the visitor's country. */
  readonly phone: LinkView | undefined;
}

export const faqScreen = screen<FaqView>('faq');

export interface QuestionView {
  /** Stands in the address after `#` while the question is open. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links: readonly LinkView[];
}
