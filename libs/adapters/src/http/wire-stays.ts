import {
  addsUp,
  type CurrencyCode,
  hotelCodes,
  maxNights,
  type RoomOffer,
  type StayAnswer,
  type StayDates,
  type StayQuestion,
} from '@shop/domain';
import { z } from 'zod';
import { someOf, word } from './entries.js';
import { boardWords, hotel, rate, readRate, writeParty } from './wire-room.js';
import * as wire from './wire-values.js';

/** Of a stay in this currency; what does not add up is no offer. */
const offerIn = (asked: CurrencyCode, rooms: number, dates: StayDates) =>
  rate
    .extend({
      for: z
        .int()
        .min(0)
        .max(rooms - 1),
      board: wire.keyOf(boardWords),
      left: wire.count.optional(),
      token: z.string().min(1).max(2000),
      tokenEnds: wire.instant,
    })
    .transform((read): { readonly asked: number; readonly offer: RoomOffer } => ({
      asked: read.for,
      offer: {
        ...readRate(read),
        board: boardWords[read.board],
        ...{ left: read.left, token: read.token, tokenEnds: read.tokenEnds },
      },
    }))
    .refine(({ offer }) => offer.total.currency === asked, `an amount in ${asked}`)
    .refine(({ offer }) => addsUp(offer, dates), 'nights that are those of the stay and its total');

const noneShape = z.object({
  reason: word(['SOLD_OUT', 'CLOSED', 'MIN_STAY', 'NO_ROOM_FITS'], 'SOLD_OUT'),
  minNights: z.int().min(1).max(maxNights).optional(),
});

const noneWords = { SOLD_OUT: 'soldOut', CLOSED: 'closed', NO_ROOM_FITS: 'noRoomFits' } as const;

function readNone({ reason, minNights: nights }: z.output<typeof noneShape>) {
  if (reason !== 'MIN_STAY') return { kind: noneWords[reason] };
  return nights ? ({ kind: 'minimumStay', nights } as const) : ({ kind: 'soldOut' } as const);
}

const byPrice = (one: RoomOffer, other: RoomOffer) => one.total.amount - other.total.amount;

/** What was found for a question: an offer or a hotel that can't be read spoils none of the others. */
export const found = ({ currency, rooms, ...dates }: StayQuestion) => {
  const offers = someOf(offerIn(currency, rooms.length, dates), 300);
  const one = hotel.and(z.object({ offers, none: noneShape.optional() }));
  return z
    .object({ hotels: someOf(one, 10), promoCode: wire.name.optional() })
    .transform(({ hotels, promoCode }): StayAnswer => ({
      promoCode,
      hotels: hotelCodes
        .flatMap((code) => hotels.filter((read) => read.code === code).slice(0, 1))
        .map(({ code, offers: all, none }) => {
          const lists = rooms.map((_, index) =>
            all
              .filter((read) => read.asked === index)
              .map(({ offer }) => offer)
              .toSorted(byPrice),
          );
          const isShort = lists.some((list) => list.length === 0);
          const why = none ? readNone(none) : ({ kind: 'soldOut' } as const);
          return { code, rooms: lists, none: isShort ? why : undefined };
        }),
    }));
};

export const writeSearch = ({ promoCode, instead, rooms, ...asked }: StayQuestion) => ({
  ...asked,
  rooms: rooms.map(writeParty),
  ...(promoCode && { promoCode }),
  ...(instead && { instead }),
});
