import {
  addsUp,
  hotelCodes,
  type HotelOffers,
  maxNights,
  maxRooms,
  nightDays,
  type RoomOffer,
  type StayAnswer,
  type StayQuestion,
} from '@shop/domain';
import { z } from 'zod';
import { fittingOf, someOf, word } from './entries.js';
import { boardWords, hotel, rate, readRate, writeParty } from './wire-room.js';
import * as wire from './wire-values.js';

/** Built once: building a shape per search costs more than parsing with it. */
const offerShape = rate
  .extend({
    for: z
      .int()
      .min(0)
      .max(maxRooms - 1),
    board: wire.keyOf(boardWords),
    left: wire.count.optional(),
    token: z.string().min(1).max(2000),
    tokenEnds: wire.instant,
  })
  .transform((read): { readonly asked: number; readonly offer: RoomOffer } => {
    const { room, name, beds, view, size, nights, taxes, original, total, rule } = readRate(read);
    const { left, token, tokenEnds } = read;
    const board = boardWords[read.board];
    // Field by field, as in `readRate`: saves a quarter of the parsing time.
    return {
      asked: read.for,
      offer: {
        room,
        name,
        beds,
        view,
        size,
        board,
        nights,
        taxes,
        original,
        total,
        rule,
        left,
        token,
        tokenEnds,
      },
    };
  });

function misfitOf({ currency, rooms, ...dates }: StayQuestion) {
  const days = nightDays(dates);
  return ({ asked, offer }: z.output<typeof offerShape>): string | undefined => {
    if (asked >= rooms.length) return 'a room that was asked for';
    if (offer.total.currency !== currency) return `an amount in ${currency}`;
    return addsUp(offer, days) ? undefined : 'nights that are those of the stay and its total';
  };
}

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

const answerShape = z.object({
  hotels: someOf(
    hotel.and(z.object({ offers: someOf(offerShape, 300), none: noneShape.optional() })),
    10,
  ),
  promoCode: wire.name.optional(),
});

/** Leaves out unreadable or unrequested offers and hotels. */
export const found = (question: StayQuestion) =>
  answerShape.transform(({ hotels, promoCode }, context): StayAnswer => {
    const fitting = fittingOf(misfitOf(question));
    const wanted = ({ code }: ReadHotel) =>
      question.hotels.length === 0 || question.hotels.includes(code);
    const fit = hotels.filter(wanted).flatMap((one) => {
      const offers = fitting(one.offers);
      return offers ? [{ ...one, offers }] : [];
    });
    if (fit.length === 0 && hotels.length > 0)
      context.addIssue({ code: 'custom', message: 'offers for the question', path: ['hotels'] });
    return {
      promoCode,
      hotels: hotelCodes
        .flatMap((code) => fit.filter((read) => read.code === code).slice(0, 1))
        .map((read) => offersOf(read, question.rooms.length)),
    };
  });

type ReadHotel = z.output<typeof answerShape>['hotels'][number];

/** A hotel's offers per room, cheapest first, or why a room has none. */
function offersOf({ code, offers, none }: ReadHotel, rooms: number): HotelOffers {
  const lists = Array.from({ length: rooms }, (_, index) =>
    offers
      .filter(({ asked }) => asked === index)
      .map(({ offer }) => offer)
      .toSorted(byPrice),
  );
  const isShort = lists.some((list) => list.length === 0);
  const why = none ? readNone(none) : ({ kind: 'soldOut' } as const);
  return { code, rooms: lists, none: isShort ? why : undefined };
}

export const writeSearch = ({ promoCode, instead, rooms, ...asked }: StayQuestion) => ({
  ...asked,
  rooms: rooms.map(writeParty),
  ...(promoCode && { promoCode }),
  ...(instead && { instead }),
});
