import type { Language } from '@shop/domain';

/** What a document is about, in the words of the wire (backends/contracts/search.yaml). */
export type DocumentKind = 'PARK' | 'TOUR' | 'HOTEL' | 'HELP';

/** A page in one language as it is found: what a result says of it, and what is written on it. */
export interface SearchDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly lang: Language;
  /** The product or hotel that it is about; empty where it is about no single one. */
  readonly slug: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly snippet: string;
  /** What it is, in a few words. */
  readonly head: string;
  readonly text: string;
}

/** A question that was asked often enough to have an answer. */
export interface AnsweredQuestion {
  readonly id: string;
  /** With the place in front where it is asked at one place alone. */
  readonly title: string;
  readonly place: string;
  readonly question: string;
  readonly answer: string;
  readonly url: string;
}

export const imageOf = (scene: string | undefined): string =>
  scene ? `/pictures/scenes/${scene}.svg` : '';

const longestSnippet = 200;

/** The beginning of a text, cut off between two words. */
export function snippetOf(text: string): string {
  if (text.length <= longestSnippet) return text;
  const cut = text.slice(0, longestSnippet);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
