import { type CartStay, isSame, type OrderStay, type StayBooking, toDecimal } from '@shop/domain';
import { z } from 'zod';
import { word } from './entries.js';
import { booking, writeBooking } from './wire-bookings.js';
import { lineRights, readLineRights } from './wire-rights.js';
import * as wire from './wire-values.js';

/** What a cart stores of a stay: the hotels' own words and its price. */
export const writeCartStay = (stay: StayBooking) => ({
  Booking: writeBooking(stay),
  Amount: toDecimal(stay.total),
  Original: toDecimal(stay.original),
  HeldUntil: stay.heldUntil?.toISOString() ?? null,
});

const kept = {
  Id: wire.id,
  Booking: booking,
  Amount: wire.decimal,
  /** Absent from a backend without nights in packages. */
  PackageId: wire.id.nullish(),
};

export const cartStay = z.object({
  ...kept,
  Status: word(['HELD', 'UNAVAILABLE'], 'HELD').default('HELD'),
});

export const orderStay = z.object({ ...kept, Cancellation: lineRights.Cancellation });

/** Fails if the cart's amount differs from the hotel's. */
function readKept(
  { Id, Booking, Amount, PackageId }: z.output<z.ZodObject<typeof kept>>,
  money: wire.ReadMoney,
) {
  const packed = PackageId ? { packageId: PackageId } : {};
  return { id: Id, booking: Booking, amount: money(Amount, 'Stays.Amount'), ...packed };
}

const noteOdd = (stay: CartStay | OrderStay, context: z.RefinementCtx) => {
  const message = 'what the booking costs';
  if (!isSame(stay.amount, stay.booking.total))
    context.addIssue({ code: 'custom', message, path: ['Stays', 'Amount'] });
};

export function readCartStay(
  stay: z.output<typeof cartStay>,
  money: wire.ReadMoney,
  context: z.RefinementCtx,
): CartStay {
  const read = { ...readKept(stay, money), status: stay.Status };
  noteOdd(read, context);
  return read;
}

export function readOrderStay(
  stay: z.output<typeof orderStay>,
  money: wire.ReadMoney,
  context: z.RefinementCtx,
): OrderStay {
  const { cancellation } = readLineRights({ Cancellation: stay.Cancellation }, money);
  const read = { ...readKept(stay, money), ...(cancellation && { cancellation }) };
  noteOdd(read, context);
  return read;
}
