import { type CurrencyCode, currencyCodes, hotelIds, isHotelCode } from '@shop/domain';
import { z } from 'zod';
import * as wire from './wire-values.js';

const priceIn = (asked: CurrencyCode) =>
  wire.wireMoney.refine(({ amount, currency }) => amount > 0 && currency === asked);

const pricedHotel = (asked: CurrencyCode) =>
  z
    .object({ code: wire.name, hotelId: z.int(), priceFrom: priceIn(asked).nullable() })
    .refine(({ code, hotelId }) => !isHotelCode(code) || hotelIds[code] === hotelId);

/** A hotel that this shop does not show is left out and spoils none of the others. */
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

/** One schema a currency, built once: building it costs more than parsing with it. */
export const pricesFrom = Object.fromEntries(
  currencyCodes.map((code) => [code, pricesFromIn(code)]),
) as Record<CurrencyCode, ReturnType<typeof pricesFromIn>>; // as: one entry for each currency
