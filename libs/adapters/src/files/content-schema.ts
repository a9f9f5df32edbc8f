import {
  extras,
  isCountry,
  isEmail,
  type Language,
  languages,
  type Translated,
} from '@shop/domain';
import { z } from 'zod';
import { slug, text } from './shapes.js';

/** Lengths that search engines show (docs/rules/pages.md#head). */
const longestTitle = 60;
const longestSummary = 155;

const texts = z.array(text).min(1);
const title = text.max(longestTitle);
const summary = text.max(longestSummary);

export const translated = <Value>(make: (language: Language) => Value): Translated<Value> => ({
  es: make('es'),
  en: make('en'),
  pt: make('pt'),
});

const placeText = z.strictObject({
  variant: text,
  adds: text.optional(),
  kind: text,
  line: text,
  description: texts,
  duration: text,
  included: texts,
  notIncluded: texts,
  bring: texts,
  meetingPoint: text,
  title,
  summary,
});

const siteText = z.strictObject({
  brand: text,
  line: text,
  descriptor: text,
  homeLead: text,
  homeTitle: title,
  homeSummary: summary,
  listTitle: title,
  listSummary: summary,
});

/** A line of the frame with a link to the shop, or to another site over HTTPS. */
const siteLine = z.strictObject({
  text: z.strictObject(translated(() => text)),
  name: z.strictObject(translated(() => text)),
  href: z.strictObject(translated(() => z.string().regex(/^(\/(es|en|pt)\/|https:\/\/)/))),
});

const phone = z.strictObject({
  country: z.string().refine(isCountry, 'not an ISO 3166-1 code'),
  number: z.string().regex(/^\+\d[\d ]+\d$/, 'not an international number'),
  name: z.record(z.enum(languages), text),
});

/** `places/<slug>.json`: a product in every language. */
export const placeFile = z.strictObject({
  wall: z.string().regex(/^[a-z][A-Za-z]*$/, 'not the key of a wall'),
  /** A file in `pictures/scenes`, without its extension. */
  scene: slug,
  tags: z.array(slug),
  label: z.enum(['new', 'night']).nullable(),
  name: text,
  ...translated(() => placeText),
});

/** `site.json`: the shop as a whole. */
export const siteFile = z.strictObject({
  heroSlug: slug,
  posters: z.array(slug).min(1),
  phones: z.array(phone).min(1),
  email: z.string().refine(isEmail),
  messenger: z.url({ protocol: /^https$/ }).nullable(),
  banner: siteLine.nullable(),
  app: siteLine.nullable(),
  ...translated(() => siteText),
});

/** `extras.json`: every extra in every language. */
export const extrasFile = z.record(
  z.enum(extras),
  z.strictObject({
    picture: slug,
    ...translated(() => z.strictObject({ name: text, detail: text, details: texts })),
  }),
);

/** `pictures/scenes.json`: texts on each picture, by file name. */
export const scenesFile = z.record(
  slug,
  z.strictObject({
    inkTop: z.enum(['ink', 'white']),
    focus: z.enum(['high', 'low']).optional(),
    alt: z.record(z.enum(languages), text),
  }),
);

export type PlaceFile = z.infer<typeof placeFile>;
export type SiteFile = z.infer<typeof siteFile>;
export type ExtrasFile = z.infer<typeof extrasFile>;
export type SceneEntry = z.infer<typeof scenesFile>[string];
