import { z } from 'zod';
import { keptBooking } from '../engine/cart-stay-table.js';

const told = {
  Booking: keptBooking,
  Amount: z.number().positive(),
  Original: z.number().positive(),
  HeldUntil: z.iso.datetime({ offset: true }).nullable(),
};
/** A stay, as the shop sends it; only the hotels know whether it is held. */
export const stayShape = z.object(told);
export type ToldStay = z.infer<typeof stayShape>;
/** With its package, or `null` for none. */
export type PlacedStay = ToldStay & { readonly PackageId?: string | null | undefined };
