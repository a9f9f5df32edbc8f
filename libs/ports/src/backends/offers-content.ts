import type { Language, ParkDay, WidgetConfiguration } from '@shop/domain';

/** The pages of offers: each has words of its own. */
export const offerPages = [
  'promotions',
  'packages',
  'builder',
  'price-guide',
  'compare',
  'gallery',
] as const;
export type OfferPage = (typeof offerPages)[number];

export interface OfferPageText {
  readonly title: string;
  readonly lead: string;
  /** Page title of at most 60 characters and description of at most 155. */
  readonly headTitle: string;
  readonly summary: string;
}

/** A code of the season, with its first and last day; a year at most (docs/rules/coupons.md). */
export interface CouponText {
  readonly code: string;
  /** What it takes off, 1 to 99. */
  readonly percent: number;
  readonly from: ParkDay;
  readonly until: ParkDay;
  /** What it is good for. */
  readonly slugs: readonly string[];
  readonly name: string;
  readonly line: string;
  readonly conditions: readonly string[];
}

/** Places that go well together, by their product slugs: 2 to 4 of different places. */
export interface PackageText {
  readonly key: string;
  readonly slugs: readonly string[];
  readonly name: string;
  readonly line: string;
}

/** Whose picture it is: a park by its key in the route table, or a hotel by its brand. */
export interface PictureSubject {
  readonly key: string;
  readonly kind: 'park' | 'hotel';
  readonly name: string;
  /** The key of its wall in the theme. */
  readonly wall: string;
}

/** A whole scene or a detail of it: a box in the units of its drawing, 1600 × 900. */
export interface GalleryPicture {
  readonly subject: PictureSubject;
  /** A file in the pictures folder. */
  readonly file: string;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly alt: string;
}

/** The operator's own words for offers; read at start, checked by a schema. */
export interface OffersContent {
  page(page: OfferPage, language: Language): OfferPageText;
  coupons(language: Language): readonly CouponText[];
  /** The shortest and the longest of the banks' interest-free plans, in months. */
  months(): { readonly shortest: number; readonly longest: number };
  /** Where somebody else's widget offers instalments. */
  instalmentWidget(): WidgetConfiguration;
  packages(language: Language): readonly PackageText[];
  gallery(language: Language): readonly GalleryPicture[];
}

export const OffersContent = Symbol('OffersContent');
