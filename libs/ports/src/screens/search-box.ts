import type { Language, TextPart } from '@shop/domain';
import { question } from './screen.js';
import type { SceneView } from './texts.js';

export interface SuggestionView {
  readonly keyword: string;
  readonly text: readonly TextPart[];
  readonly href: string;
  /** Set for a place. Places come before phrases. */
  readonly place?: SuggestedPlaceView;
}

export interface SuggestedPlaceView {
  readonly wall: string;
  readonly scene: SceneView;
  readonly kind: string;
  /** `desde $1,979.00 MXN`; `undefined` if the prices are unavailable. */
  readonly from: string | undefined;
}

export interface SuggestionsView {
  /** At most eight on a desktop, six on a phone. */
  readonly suggestions: readonly SuggestionView[];
  /** Why there are none, in the visitor's language; `suggestions` is then empty. */
  readonly problem: string | undefined;
}

/** Whether suggestions are available; the box asks once when it hydrates. */
export const startSearch = question<{ language: Language }, { readonly isReady: boolean }>(
  '/search/start',
);

/** Suggestions for `q`, typed on the page `path`. */
export const suggestions = question<
  { q: string; language: Language; path: string },
  SuggestionsView
>('/search/suggestions');

/** POST `SearchEventForm` as JSON; replies 204. */
export const searchEvents = { path: '/search/events' } as const;

/** POST `TakenPlaceForm` as JSON; replies 204. */
export const takenPlaces = { path: '/search/taken' } as const;
