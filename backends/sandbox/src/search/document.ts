import type { Language } from '@shop/domain';

/** The kinds of the wire (backends/contracts/search.yaml). */
export type DocumentKind = 'PARK' | 'TOUR' | 'HOTEL' | 'HELP';

export interface SearchDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly lang: Language;
  /** The slug of its product or hotel; empty if it has no single one. */
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly snippet: string;
  readonly head: string;
  readonly text: string;
}

export interface AnsweredQuestion {
  readonly id: string;
  /** Prefixed with the place if only one place answers it. */
  readonly title: string;
  readonly place: string;
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

export const imageOf = (scene: string | undefined): string =>
  scene ? `/pictures/scenes/${scene}.svg` : '';

const longestSnippet = 200;

export function snippetOf(text: string): string {
  if (text.length <= longestSnippet) return text;
  const cut = text.slice(0, longestSnippet);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
