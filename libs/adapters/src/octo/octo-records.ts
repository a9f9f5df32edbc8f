import { currencyCodes, languages, unitTypes } from '@shop/domain';
import { z } from 'zod';

/** What we keep of carts and orders, for OCTO has neither: plain data, amounts in minor units. */

const text = z.string().nullable();
const amounts = { original: z.int(), amount: z.int() };

const line = z.object({
  id: z.string(),
  /** Of the booking at the supplier, by our own UUID. */
  uuid: z.string(),
  availabilityId: z.string(),
  slug: z.string(),
  name: z.string(),
  day: z.string(),
  time: text,
  people: z.object({ ADULT: z.int(), CHILD: z.int(), INFANT: z.int() }),
  units: z.array(
    z.object({
      unit: z.enum(unitTypes),
      quantity: z.int(),
      listPrice: z.int(),
      unitPrice: z.int(),
    }),
  ),
  ...amounts,
  /** Until when it is held; `null` once it could not be held again. */
  until: text,
  packageId: text,
  /** The order that has this booking, too: then it is that order's to give back. */
  order: text,
});

export const cartShape = z.object({
  id: z.string(),
  session: z.string(),
  currency: z.enum(currencyCodes),
  language: z.enum(languages),
  lines: z.array(line),
  /** How often its holds were made longer. */
  extensions: z.int(),
  /** Keys that were done, the newest last. */
  done: z.array(z.string()),
});

const contact = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  country: z.string(),
  phone: z.string(),
});

export const orderShape = z.object({
  id: z.string(),
  session: z.string(),
  reference: z.string(),
  status: z.enum(['ON_HOLD', 'CONFIRMING', 'CONFIRMED', 'EXPIRED', 'CANCELLED']),
  createdAt: z.string(),
  currency: z.enum(currencyCodes),
  contact,
  payment: text,
  /** Until when all of it is held. */
  until: z.string(),
  lines: z.array(
    line.extend({
      cancelHours: z.number(),
      vouchers: z.array(
        z.object({
          code: z.string(),
          unit: z.enum(unitTypes),
          amount: z.int(),
          /** What stands in its QR code. */
          gate: z.string(),
        }),
      ),
      /** The supplier's ticket files, an entry for each person without a code. */
      files: z.array(z.string()).default([]),
      /** What was given back of a line that was cancelled. */
      cancelled: z.int().nullable(),
    }),
  ),
});

export type BookedLine = z.output<typeof line>;
export type BookedCart = z.output<typeof cartShape>;
export type BookedOrder = z.output<typeof orderShape>;
