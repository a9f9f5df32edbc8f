import { type CurrencyCode, hotelIds, isHotelCode } from '@shop/domain';
import { z } from 'zod';
import { someOf } from './entries.js';
import * as wire from './wire-values.js';

const priceIn = (asked: CurrencyCode) =>
  wire.wireMoney.refine(({ amount, currency }) => amount > 0 && currency === asked);

const roomsIn = (asked: CurrencyCode) =>
  someOf(z.object({ room: wire.slug, priceFrom: priceIn(asked) }), 100)
    .transform((all) => new Map(all.map(({ room, priceFrom }) => [room, priceFrom] as const)))
    .optional()
    .catch(undefined);

const pricedHotel = (asked: CurrencyCode) =>
  z
    .object({
      code: wire.name,
      hotelId: z.int(),
      priceFrom: priceIn(asked).nullable(),
      rooms: roomsIn(asked),
    })
    .refine(({ code, hotelId }) => !isHotelCode(code) || hotelIds[code] === hotelId);

/** Leaves out hotels that the shop does not show. */
const pricesFromIn = (asked: CurrencyCode) =>
  z
    .object({ hotels: someOf(pricedHotel(asked), 100) })
    .transform(
      ({ hotels }) =>
        new Map(
          hotels.flatMap(({ code, priceFrom, rooms }) =>
            isHotelCode(code) && priceFrom
              ? [[code, { ...priceFrom, ...(rooms && { rooms }) }] as const]
              : [],
          ),
        ),
    );

export const pricesFrom = wire.ofEach(pricesFromIn);
