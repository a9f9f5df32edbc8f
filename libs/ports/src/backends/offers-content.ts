import type { Language, ParkDay, WidgetConfiguration } from '@shop/domain';

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
  /** Page title (at most 60 characters) and meta description (at most 155). */
  readonly headTitle: string;
  readonly summary: string;
}

/** A seasonal code with its first and last day, at most a year apart (docs/rules/coupons.md). */
export interface CouponText {
  readonly code: string;
  /** Percent off, 1 to 99. */
  readonly percent: number;
  readonly from: ParkDay;
  readonly until: ParkDay;
  readonly slugs: readonly string[];
  readonly name: string;
  readonly line: string;
  readonly conditions: readonly string[];
}

/** A suggested package: the product slugs of 2 to 4 different places. */
export interface PackageText {
  readonly key: string;
  readonly slugs: readonly string[];
  readonly name: string;
  readonly line: string;
}

/** The subject of a picture: a park by its route table key, or a hotel by its brand. */
export interface PictureSubject {
  readonly key: string;
  readonly kind: 'park' | 'hotel';
  readonly name: string;
  /** The key of its wall in the theme. */
  readonly wall: string;
}

/** A whole scene or a detail of it: a box in the units of the drawing (1600 × 900). */
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

/** The operator's texts on offers; read at start and checked by a schema. */
export interface OffersContent {
  page(page: OfferPage, language: Language): OfferPageText;
  coupons(language: Language): readonly CouponText[];
  /** The shortest and the longest interest-free plan of the banks, in months. */
  months(): { readonly shortest: number; readonly longest: number };
  /** Where a third party's instalment widget appears. */
  instalmentWidget(): WidgetConfiguration;
  packages(language: Language): readonly PackageText[];
  gallery(language: Language): readonly GalleryPicture[];
}

export const OffersContent = Symbol('OffersContent');
