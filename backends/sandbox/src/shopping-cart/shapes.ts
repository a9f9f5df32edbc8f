import {
  currencyCodes,
  extras,
  isFetched,
  isParkDay,
  isParkMonth,
  isParkTime,
  isPickupId,
  longestNameOnTicket,
  type ParkDay,
} from '@shop/domain';
import { z } from 'zod';
import type { Choice } from '../engine/quote.js';
import { lastName, plainText } from '../http/call.js';
import { stayShape } from './stay-shape.js';
import type { PackageRequest } from './refuse-package.js';

const day = z.string().refine((text): text is ParkDay => isParkDay(text));
const time = z.string().refine((text) => isParkTime(text));
const count = z.number().int().min(0).max(1000);
const session = plainText(100);
const text = plainText(200).trim().min(1);

/** Languages are sent in upper case (backends/contracts/shopping-cart.yaml). */
const language = z.enum(['ES', 'EN', 'PT']);
export const currency = z.enum(currencyCodes);
/** Absent: unchanged; `null`: no package. */
export const packageId = session.nullish();

const isEachOnce = (all: readonly unknown[]) => new Set(all).size === all.length;

const forWhom = {
  Units: z.object({ ADULT: count, CHILD: count, INFANT: count }),
  Extras: z.array(z.enum(extras)).max(extras.length).refine(isEachOnce),
};

const slug = z.string().max(100);
const components = z.array(z.number().int()).max(10);
const pickup = z.string().refine(isPickupId).nullable().default(null);

const bought = { Slug: slug, Date: day.nullable(), StartTime: time.nullable(), ...forWhom };
const nameOnTicket = plainText(longestNameOnTicket).optional();
const chosen = {
  ...bought,
  ComponentIds: components,
  Pickup: pickup,
  NameOnTicket: nameOnTicket,
};

/** More parts than any package allows, so that the package rules give the error. */
const mostParts = 20;
const part = z.object({
  Slug: slug,
  Date: day,
  StartTime: time.nullable(),
  ComponentIds: components,
});
const packed = { ...forWhom, Parts: z.array(part).max(mostParts) };

export const addShape = z.object({
  SessionId: session.nullable(),
  Language: language,
  Currency: currency,
  ...chosen,
});
export const changeShape = z.object({ SessionId: session, Language: language, ...chosen });
export const addPackageShape = z.object({
  SessionId: session.nullable(),
  Language: language,
  Currency: currency,
  ...packed,
  Pickup: pickup,
  FromItems: z.array(session).max(mostParts).refine(isEachOnce).default([]),
  Stay: stayShape.optional(),
});
export const changePackageShape = z.object({
  SessionId: session,
  Language: language,
  ...packed,
  Pickup: pickup,
});
export const sessionShape = z.object({ SessionId: session, Language: language });
export const currencyShape = sessionShape.extend({ Currency: currency });
export const promoShape = sessionShape.extend({ Code: z.string().max(200) });
export const dropShape = z.object({ IdCart: session, SessionId: session });
export const pricingShape = z.object({ ...bought, Currency: currency });
export const packagePricingShape = z.object({
  ...packed,
  Currency: currency,
  Code: z.string().max(200).optional(),
  SessionId: session.nullish(),
});

export const cartQuery = sessionShape.extend({
  Mobile: z.enum(['true', 'false']).optional(),
  IncludeAmountsUSD: z.enum(['true', 'false']).optional(),
});
export const calendarQuery = z.object({
  slug: z.string().max(100),
  month: z.string().refine((value) => isParkMonth(value)),
  currency,
});
export const currencyQuery = z.object({ currency });

export const orderShape = sessionShape.extend({
  Contact: z.object({
    FirstName: text,
    LastName: lastName(200),
    Email: text,
    Country: z.string().regex(/^[A-Z]{2}$/),
    Phone: z.string().regex(/^\+[1-9]\d{5,14}(;ext=\d{1,20})?$/),
  }),
  Total: z.number().nonnegative(),
  Currency: currency,
  Reference: text,
  PayUntil: z.iso.datetime().nullable().default(null),
});
export const confirmShape = z.object({ PaymentId: plainText(100).nullable() });
export const nothingShape = z.object({});

type Wired<Shape extends z.ZodType> = Omit<z.infer<Shape>, 'SessionId' | 'Language' | 'Pickup'> & {
  readonly Pickup?: string | null;
};

export const choiceOf = ({ Pickup = null, ...wire }: Wired<typeof changeShape>) =>
  ({
    slug: wire.Slug,
    day: wire.Date,
    time: wire.StartTime,
    people: wire.Units,
    extras: wire.Extras,
    components: wire.ComponentIds,
    pickup: isFetched(wire.Extras) ? Pickup : null,
    nameOnTicket: wire.NameOnTicket,
  }) satisfies Choice;

export const packageOf = ({ Pickup = null, ...wire }: Wired<typeof changePackageShape>) =>
  ({
    people: wire.Units,
    extras: wire.Extras,
    pickup: Pickup,
    parts: wire.Parts.map(({ Slug, Date, StartTime, ComponentIds }) => ({
      slug: Slug,
      day: Date,
      time: StartTime,
      components: ComponentIds,
    })),
  }) satisfies PackageRequest;
