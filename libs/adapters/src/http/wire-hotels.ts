import { type CurrencyCode, currencyCodes, hotelIds, isHotelCode } from '@shop/domain';
import { z } from 'zod';
import * as wire from './wire-values.js';

const priceIn = (asked: CurrencyCode) =>
  wire.wireMoney.refine(({ amount, currency }) => amount > 0 && currency === asked);

const pricedHotel = (asked: CurrencyCode) =>
  z
    .object({ code: wire.name, hotelId: z.int(), priceFrom: priceIn(asked).nullable() })
    .refine(({ code, hotelId }) => !isHotelCode(code) || hotelIds[code] === hotelId);

/** A hotel that this shop does not show is left out, so that a new one takes none away. */
const pricesFromIn = (asked: CurrencyCode) =>
  z
    .object({ hotels: z.array(pricedHotel(asked)).max(100) })
    .transform(
      ({ hotels }) =>
        new Map(
          hotels.flatMap(({ code, priceFrom }) =>
            isHotelCode(code) && priceFrom ? [[code, priceFrom] as const] : [],
          ),
        ),
    );

/** By the currency that was asked for; made once, since making a shape costs more than reading by it. */
export const pricesFrom = Object.fromEntries(
  currencyCodes.map((code) => [code, pricesFromIn(code)]),
) as Record<CurrencyCode, ReturnType<typeof pricesFromIn>>; // as: one entry for each currency
