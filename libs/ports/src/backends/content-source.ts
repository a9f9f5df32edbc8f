import type { Extra, Language } from '@shop/domain';

/** A scene: a file in the pictures folder, its alt text, and the colour of text on its sky. */
export interface Scene {
  readonly file: string | undefined;
  readonly alt: string;
  readonly inkTop: 'ink' | 'white';
  /** Where to crop a wide strip when the middle shows less. */
  readonly focus?: 'high' | 'low' | undefined;
}

export interface PlaceText {
  readonly slug: string;
  /** Never translated. */
  readonly name: string;
  /** The product's name among its variants: `Básico`, `Plus`. */
  readonly variant: string;
  /** What this ticket adds to the previous one of the same place. */
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
  readonly label: 'new' | 'night' | undefined;
  /** Page title (at most 60 characters) and meta description (at most 155). */
  readonly title: string;
  readonly summary: string;
}

export interface ExtraText {
  readonly extra: Extra;
  readonly name: string;
  /** One line; more in `details`. */
  readonly detail: string;
  readonly details: readonly string[];
  /** A file in the pictures folder; `undefined` if there is none. */
  readonly picture: string | undefined;
}

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
  readonly posters: readonly string[];
  readonly phones: readonly {
    readonly country: string;
    readonly name: string;
    readonly number: string;
  }[];
  readonly email: string;
  /** The messenger's address, such as `https://m.me/…`. */
  readonly messenger: string | undefined;
  /** A seasonal line above the header on phones. */
  readonly banner: SiteLine | undefined;
  /** The shop's phone app, offered on phones. */
  readonly app: SiteLine | undefined;
}

export interface SiteLine {
  readonly text: string;
  readonly link: { readonly name: string; readonly href: string };
}

/** The operator's texts and pictures; read at start and checked by a schema. */
export interface ContentSource {
  readonly slugs: readonly string[];
  place(slug: string, language: Language): PlaceText | undefined;
  site(language: Language): SiteText;
  extra(extra: Extra, language: Language): ExtraText;
}

export const ContentSource = Symbol('ContentSource');
