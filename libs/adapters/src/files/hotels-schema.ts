import {
  amenities,
  hotelCodes,
  isParkTime,
  type Language,
  maxChildrenPerRoom,
  roomTraits,
} from '@shop/domain';
import { z } from 'zod';
import { slug, text } from './shapes.js';

/** Lengths that search engines show (docs/rules/pages.md#head). */
const longestTitle = 60;
const longestSummary = 155;

/** As many as fit on a card. */
const amenityCount = 4;

const parkTime = z.string().refine(isParkTime, 'not a time');
const few = z.int().min(1);

/** The same shape for every language. */
const said = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ es: shape, en: shape, pt: shape } satisfies Record<Language, Shape>);

const sentences = z.array(said(text)).min(1);
const named = z.array(said(z.strictObject({ name: text, text }))).min(1);
const head = { title: text.max(longestTitle), summary: text.max(longestSummary) };

const hotelText = z.strictObject({
  kind: text,
  line: text,
  boardLead: text,
  parksLead: text,
  ...head,
});

/** Within a scene of 1600 × 900, a quarter higher than wide. */
const window = z
  .strictObject({ x: z.int().min(0), y: z.int().min(0), width: few })
  .refine(({ x, width }) => x + width <= 1600, 'beyond the scene')
  .refine(({ y, width }) => y + (width * 5) / 4 <= 900, 'below the scene');

const room = z.strictObject({
  code: slug,
  size: few,
  adults: few,
  children: z.int().min(0).max(maxChildrenPerRoom),
  traits: z.array(z.enum(roomTraits)),
  window,
  said: said(z.strictObject({ name: text, beds: text, view: text, text })),
});

/** `hotels/<code>.json`: a hotel in every language. */
export const hotelFile = z.strictObject({
  name: text,
  wall: z.enum(['hotelManglar', 'hotelArrecife', 'hotelPalmas']),
  /** A file in `pictures/scenes`, without its extension. */
  scene: slug,
  ...said(hotelText).shape,
  description: sentences,
  amenities: z
    .array(z.strictObject({ kind: z.enum(amenities), said: said(text) }))
    .length(amenityCount),
  checkIn: parkTime,
  checkOut: parkTime,
  roomCount: few,
  rooms: z.array(room).min(1),
  board: named,
  around: named,
  /** Nearest first; `slug` is the park's basic ticket. */
  parks: z.array(z.strictObject({ park: slug, slug, minutes: few })).min(1),
  accessibility: sentences,
  children: sentences,
  address: z.strictObject({
    street: text,
    locality: text,
    postalCode: z.string().regex(/^\d{5}$/, 'not a postal code'),
  }),
  spot: z.strictObject({
    latitude: z.number().min(20).max(21.5),
    longitude: z.number().min(-87.7).max(-86.5),
    flag: z.enum(['sea', 'south', 'inland', 'north']),
  }),
  airport: z.strictObject({ km: few, minutes: few }),
  ways: named,
});

/** `hotels/page.json`: the hotels together. */
export const hotelsPageFile = said(
  z.strictObject({
    name: text,
    lead: text,
    ...head,
    search: z.strictObject({ name: text, heading: text, ...head }),
  }),
);

export const hotelFiles = hotelCodes.map((code) => ({ code, file: `hotels/${code}.json` }));

export type HotelFile = z.infer<typeof hotelFile>;
export type HotelsPageFile = z.infer<typeof hotelsPageFile>;
