import { currencyCodes, hotelCodes } from '@shop/domain';
import { z } from 'zod';

const minorUnits = z.number().int().positive();
const classNights = z.object({ low: minorUnits, standard: minorUnits, high: minorUnits });

/** `hotels/prices.json`: a night of two adults, taxes included, by the class of its day. */
export const hotelRates = z.object({
  nights: z.record(z.enum(hotelCodes), z.record(z.enum(currencyCodes), classNights)),
});

export type HotelRates = z.infer<typeof hotelRates>;
