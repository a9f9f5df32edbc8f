import type { FaqGroup, Language, ParkDay, RightKind } from '@shop/domain';

/** Pages that an answer may lead to; those of a place are the place's own. */
export const faqTargets = [
  'about',
  'buildPackage',
  'buy',
  'compare',
  'directions',
  'findOrder',
  'hotels',
  'packages',
  'photoPass',
  'priceGuide',
  'privacy',
  'promotions',
  'terms',
] as const;
export type FaqTarget = (typeof faqTargets)[number];

export interface FaqQuestion {
  /** The same in every language; it stands in addresses, after the `#`. */
  readonly id: string;
  readonly group: FaqGroup;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links: readonly { readonly to: FaqTarget; readonly name: string }[];
}

/** What visitors of one place ask, with what they ask everywhere. */
export interface FaqText {
  /** What the page is called without its place. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly summary: string;
  /** The slug of the product that the place is shown by. */
  readonly place: string;
  readonly questions: readonly FaqQuestion[];
}

export const legalDocuments = ['privacy', 'terms'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export type LegalPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell of a row names it; each row is as long as the head. */
      readonly rows: readonly (readonly string[])[];
    };

export interface LegalText {
  readonly heading: string;
  readonly lead: string;
  readonly summary: string;
  /** The day since which this version holds. */
  readonly version: ParkDay;
  readonly sections: readonly {
    readonly id: string;
    /** Of which right it tells, where it does: it holds where a ticket has it. */
    readonly right?: RightKind | undefined;
    readonly title: string;
    /** The same in one line, for pages where somebody decides to buy; few sections have one. */
    readonly inShort?: string | undefined;
    readonly parts: readonly LegalPart[];
  }[];
}

export interface PhotoPassText {
  readonly heading: string;
  readonly lead: string;
  readonly summary: string;
  /** The slug of the product whose scene and wall the page has. */
  readonly scene: string;
  readonly covers: readonly string[];
  readonly notCovered: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Where the pass is handed out, by the slug of the product it is bought with. */
  readonly places: readonly { readonly slug: string; readonly where: string }[];
}

/** The operator's answers, terms and notices; read at start, checked by a schema. */
export interface HelpContent {
  /** The keys of the places that have a page of questions, in order. */
  readonly faqPlaces: readonly string[];
  faq(place: string, language: Language): FaqText | undefined;
  /** What visitors of all places ask; it is shown by the product of one of them. */
  faqOfAll(language: Language): FaqText;
  legal(document: LegalDocument, language: Language): LegalText;
  photoPass(language: Language): PhotoPassText;
}

export const HelpContent = Symbol('HelpContent');
