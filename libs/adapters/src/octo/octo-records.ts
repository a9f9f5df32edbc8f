import { currencyCodes, languages, unitTypes } from '@shop/domain';
import { z } from 'zod';

/** Stored carts and orders, which OCTO lacks: plain data, amounts in minor units. */

const text = z.string().nullable();
const amounts = { original: z.int(), amount: z.int() };

const line = z.object({
  id: z.string(),
  /** The booking's UUID, chosen by the shop. */
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
  /** When the hold ends; `null` if it could not be renewed. */
  until: text,
  packageId: text,
  /** The order that has this booking too, and is responsible for releasing it. */
  order: text,
});

export const cartShape = z.object({
  id: z.string(),
  session: z.string(),
  currency: z.enum(currencyCodes),
  language: z.enum(languages),
  lines: z.array(line),
  extensions: z.int(),
  /** Completed idempotency keys, newest last. */
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
  until: z.string(),
  lines: z.array(
    line.extend({
      cancelHours: z.number(),
      vouchers: z.array(
        z.object({
          code: z.string(),
          unit: z.enum(unitTypes),
          amount: z.int(),
          /** The text of the QR code. */
          gate: z.string(),
        }),
      ),
      /** The supplier's ticket files, one entry per person without a code. */
      files: z.array(z.string()).default([]),
      /** The refund of a cancelled line. */
      cancelled: z.int().nullable(),
    }),
  ),
});

export type BookedLine = z.output<typeof line>;
export type BookedCart = z.output<typeof cartShape>;
export type BookedOrder = z.output<typeof orderShape>;
