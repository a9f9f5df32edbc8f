import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export type LegalPartView =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row is its heading. */
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalView {
  readonly document: string;
  readonly title: string;
  readonly lead: string;
  /** The first day of this version: `2026-09-01`, and as text. */
  readonly version: { readonly day: string; readonly text: string };
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly parts: readonly LegalPartView[];
  }[];
  readonly others: readonly LinkView[];
}

export const legalScreen = screen<LegalView>('legal');
