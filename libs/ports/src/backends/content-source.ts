import type { Extra, Language } from '@shop/domain';

/** A scene: a file name in the pictures folder, its sentence, and the ink of words on its sky. */
export interface Scene {
  readonly file: string | undefined;
  readonly alt: string;
  readonly inkTop: 'ink' | 'white';
  /** Where a wide strip of it is cut from, when its middle says less. */
  readonly focus?: 'high' | 'low' | undefined;
}

/** What the operator says of a product in one language. */
export interface PlaceText {
  readonly slug: string;
  /** The name is never translated. */
  readonly name: string;
  /** How the product is called among its variants: `Básico`, `Plus`. */
  readonly variant: string;
  /** What it holds more than the ticket before it, where a place has many. */
  readonly adds?: string | undefined;
  readonly kind: string;
  readonly line: string;
  readonly description: readonly string[];
  readonly duration: string;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  readonly bring: readonly string[];
  readonly meetingPoint: string;
  readonly scene: Scene;
  /** The key of the place's wall in the theme: `ojosDeAgua`. */
  readonly wall: string;
  readonly tags: readonly string[];
  /** One label at most on a card. */
  readonly label: 'new' | 'night' | undefined;
  /** Page title of at most 60 characters and description of at most 155. */
  readonly title: string;
  readonly summary: string;
}

export interface ExtraText {
  readonly extra: Extra;
  readonly name: string;
  /** One line; what it holds beside it stands in `details`. */
  readonly detail: string;
  readonly details: readonly string[];
  /** A file name in the pictures folder; none where it is not there. */
  readonly picture: string | undefined;
}

/** What the operator says of the shop as a whole, in one language. */
export interface SiteText {
  readonly brand: string;
  readonly line: string;
  readonly descriptor: string;
  readonly homeLead: string;
  readonly homeTitle: string;
  readonly homeSummary: string;
  readonly listTitle: string;
  readonly listSummary: string;
  /** The place whose scene the home page shows this season. */
  readonly heroSlug: string;
  /** Slugs of the posters of the home page, in order. */
  readonly posters: readonly string[];
  readonly phones: readonly {
    readonly country: string;
    readonly name: string;
    readonly number: string;
  }[];
  readonly email: string;
  /** The address of the messenger, such as `https://m.me/…`; none without one. */
  readonly messenger: string | undefined;
  /** A line above the phone's header, in season. */
  readonly banner: SiteLine | undefined;
  /** The shop's phone app, offered on phones. */
  readonly app: SiteLine | undefined;
}

/** One sentence with one link. */
export interface SiteLine {
  readonly text: string;
  readonly link: { readonly name: string; readonly href: string };
}

/** The operator's own words and pictures; read at start, checked by a schema. */
export interface ContentSource {
  /** Of every place that has words. */
  readonly slugs: readonly string[];
  place(slug: string, language: Language): PlaceText | undefined;
  site(language: Language): SiteText;
  extra(extra: Extra, language: Language): ExtraText;
}

export const ContentSource = Symbol('ContentSource');
