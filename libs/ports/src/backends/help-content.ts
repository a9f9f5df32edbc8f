import type { FaqGroup, Language, LegalPart, ParkDay, RightKind } from '@shop/domain';

/** Pages that an answer may link to; those of a place are the place's own. */
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
  /** The same in every language; used as the fragment (`#…`) of addresses. */
  readonly id: string;
  readonly group: FaqGroup;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  readonly links: readonly { readonly to: FaqTarget; readonly name: string }[];
}

/** Frequent questions about one place, including the general ones. */
export interface FaqText {
  /** The page's name without its place. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly summary: string;
  /** The slug of the product that represents the place. */
  readonly place: string;
  readonly questions: readonly FaqQuestion[];
}

export const legalDocuments = ['privacy', 'terms'] as const;
export type LegalDocument = (typeof legalDocuments)[number];

export interface LegalText {
  readonly heading: string;
  readonly lead: string;
  readonly summary: string;
  /** The day from which this version applies. */
  readonly version: ParkDay;
  readonly sections: readonly {
    readonly id: string;
    /** The right that the section describes, if any; it applies to tickets that have that right. */
    readonly right?: RightKind | undefined;
    readonly title: string;
    /** A one-line summary for pages on which visitors decide to buy; few sections have one. */
    readonly inShort?: string | undefined;
    readonly parts: readonly LegalPart[];
  }[];
}

export interface PhotoPassText {
  readonly heading: string;
  readonly lead: string;
  readonly summary: string;
  readonly scene: string;
  readonly covers: readonly string[];
  readonly notCovered: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Where each pass is handed out, by the slug of the product it is bought with. */
  readonly places: readonly { readonly slug: string; readonly where: string }[];
}

/** The operator's answers, terms and notices; read at start and checked by a schema. */
export interface HelpContent {
  readonly faqPlaces: readonly string[];
  faq(place: string, language: Language): FaqText | undefined;
  /** General questions; `place` is the product that represents them. */
  faqOfAll(language: Language): FaqText;
  legal(document: LegalDocument, language: Language): LegalText;
  photoPass(language: Language): PhotoPassText;
}

export const HelpContent = Symbol('HelpContent');
