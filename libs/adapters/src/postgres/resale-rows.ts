import {
  currencyCodes,
  languages,
  type ResaleBooking,
  resaleTransitions,
  unitTypes,
} from '@shop/domain';
import { resaleMarks } from '@shop/ports/backends';
import { z } from 'zod';
import type { RecordKind } from './postgres-records.js';

const word = z.string().nullable();
const contact = z.object({
  fullName: word,
  firstName: word,
  lastName: word,
  emailAddress: word,
  phoneNumber: word,
  locales: z.array(z.string()),
  postalCode: word,
  country: word,
  notes: word,
});
const amounts = z.object({ original: z.int(), retail: z.int() });
const states = Object.keys(resaleTransitions) as ResaleBooking['state'][]; // as: the keys of a const table

const booking = z.object({
  id: z.string(),
  reseller: z.string(),
  uuid: z.string(),
  state: z.enum(states),
  slug: z.string(),
  day: z.string(),
  time: word,
  units: z.array(
    z.object({ uuid: z.string(), unit: z.enum(unitTypes), resellerReference: word, contact }),
  ),
  currency: z.enum(currencyCodes),
  language: z.enum(languages),
  resellerReference: word,
  contact,
  notes: word,
  hold: z
    .object({
      session: z.string(),
      cart: z.string(),
      line: z.string(),
      until: z.string(),
      whole: amounts,
      each: z.object({
        ADULT: amounts.optional(),
        CHILD: amounts.optional(),
        INFANT: amounts.optional(),
      }),
    })
    .nullable(),
  order: word,
  createdAt: z.string(),
  updatedAt: z.string(),
  confirmedAt: word,
  cancellation: z
    .object({ refund: z.enum(['FULL', 'PARTIAL', 'NONE']), reason: word, at: z.string() })
    .nullable(),
}) satisfies z.ZodType<ResaleBooking>;

export const resaleRecords: RecordKind<ResaleBooking> = {
  kind: 'resale',
  shape: booking as z.ZodType<ResaleBooking>, // as: optional keys are absent, never undefined, in JSON
  marksOf: resaleMarks.of,
};
