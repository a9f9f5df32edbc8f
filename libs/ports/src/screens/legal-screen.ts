import type { LegalPart } from '@shop/domain';
import { screen } from './screen.js';
import type { LinkView } from './texts.js';

export interface LegalView {
  readonly document: string;
  readonly title: string;
  readonly lead: string;
  /** The first day of this version: `2026-09-01`, and as text. */
  readonly version: { readonly day: string; readonly text: string };
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly parts: readonly LegalPart[];
  }[];
  readonly others: readonly LinkView[];
}

export const legalScreen = screen<LegalView>('legal');
