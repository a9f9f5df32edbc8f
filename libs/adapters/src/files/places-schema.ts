import { isParkTime, type Translated } from '@shop/domain';
import type { Theme } from '@shop/ports/backends';
import { z } from 'zod';
import { slug, text } from './shapes.js';

/** Lengths that search engines show (docs/rules/pages.md#head). */
const longestTitle = 60;
const longestSummary = 155;

/** The same shape for every language. */
const said = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ es: shape, en: shape, pt: shape } satisfies Translated<Shape>);

const sentences = z.array(said(text)).min(1);
const named = said(z.strictObject({ name: text, text }));
const page = {
  page: said(text),
  title: said(text.max(longestTitle)),
  summary: said(text.max(longestSummary)),
};

/** Left, top and width in a picture of 1600 × 900; the height is three quarters of the width. */
const crop = z
  .tuple([z.int().min(0), z.int().min(0), z.int().min(100)])
  .refine(([x, y, width]) => x + width <= 1600 && y + width * 0.75 <= 900, 'outside of the scene');

const factCount = 3;
const activityCount = 6;

/** `about/<park>.json`: a place and its activities. */
export const aboutFile = z.strictObject({
  slug,
  type: z.enum(['AmusementPark', 'TouristAttraction', 'Zoo', 'TouristTrip']),
  ...page,
  lead: said(text),
  facts: z.array(said(z.strictObject({ value: text, label: text }))).length(factCount),
  activities: z.array(z.strictObject({ crop, said: named })).length(activityCount),
  moments: z
    .array(z.strictObject({ time: z.string().refine(isParkTime, 'not a time'), said: said(text) }))
    .min(1),
  access: sentences,
  suits: sentences,
  unsuited: said(text),
});

const latitude = z.number().min(20).max(21.5);
const longitude = z.number().min(-88).max(-86.4);

/** `directions/coast.json`: the other points on the coast map. */
export const coastFile = z.strictObject({
  points: z
    .array(
      z.strictObject({
        key: slug,
        kind: z.enum(['town', 'airport', 'island']),
        label: z.enum(['left', 'right']),
        latitude,
        longitude,
        name: said(text),
      }),
    )
    .min(2),
});

/** `directions/<park>.json`: directions to a place. */
export const directionsFile = z.strictObject({
  slug,
  ...page,
  lead: said(text),
  latitude,
  longitude,
  flag: z.enum(['sea', 'south', 'inland', 'north']),
  address: text,
  distances: z.record(
    slug,
    z.strictObject({ km: z.int().nonnegative(), minutes: z.int().positive() }),
  ),
  car: sentences,
  bus: sentences,
  transport: sentences,
});

const theme = z.strictObject({
  text: said(text),
  products: z.array(slug),
  things: z.array(named).min(1),
});

/** `destinations/<place>.json`: a town and things to do there. */
export const destinationFile = z.strictObject({
  sceneOf: slug,
  name: text,
  ...page,
  lead: said(text),
  introduction: sentences,
  themes: z.strictObject({
    nature: theme,
    water: theme,
    culture: theme,
    food: theme,
    children: theme,
    night: theme,
  } satisfies Record<Theme, typeof theme>),
  around: z.array(named).min(1),
  months: z.array(said(z.strictObject({ when: text, text }))).min(1),
});

export type AboutFile = z.infer<typeof aboutFile>;
export type CoastFile = z.infer<typeof coastFile>;
export type DirectionsFile = z.infer<typeof directionsFile>;
export type DestinationFile = z.infer<typeof destinationFile>;
