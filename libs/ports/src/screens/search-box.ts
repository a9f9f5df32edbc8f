import type { Language, TextPart } from '@shop/domain';
import { question } from './screen.js';
import type { SceneView } from './texts.js';

/** One suggestion of the box: what was typed apart from what completes it. */
export interface SuggestionView {
  readonly keyword: string;
  /** What was typed is marked. */
  readonly text: readonly TextPart[];
  /** The results of a phrase; a place's own page. */
  readonly href: string;
  /** Set when it is a place: places come before phrases. */
  readonly place?: SuggestedPlaceView;
}

export interface SuggestedPlaceView {
  readonly wall: string;
  readonly scene: SceneView;
  readonly kind: string;
  /** `desde $1,979.00 MXN`; none while the prices can't be had. */
  readonly from: string | undefined;
}

export interface SuggestionsView {
  /** Eight at most on a desktop, six on a phone. */
  readonly suggestions: readonly SuggestionView[];
  /** Why there are none, in the visitor's language; the list is empty then. */
  readonly problem: string | undefined;
}

/** Whether the box may ask: asked once, when it comes to life. */
export const startSearch = question<{ language: Language }, { readonly isReady: boolean }>(
  '/search/start',
);

/** What could be meant by `q`, typed on the page `path`. */
export const suggestions = question<
  { q: string; language: Language; path: string },
  SuggestionsView
>('/search/suggestions');

/** POST `SearchEventForm`, as JSON: answers 204. */
export const searchEvents = { path: '/search/events' } as const;

/** POST `TakenPlaceForm`, as JSON: answers 204. */
export const takenPlaces = { path: '/search/taken' } as const;
