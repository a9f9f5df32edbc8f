import {
  type CurrencyCode,
  fitsRoom,
  type HotelCode,
  hotelIds,
  type Language,
  nightDays,
  type RoomParty,
} from '@shop/domain';
import type { Content } from '../engine/content.js';
import { isRefused, type Refused } from '../engine/refusal.js';
import type { OfferTokens } from './offer-tokens.js';
import { priceRoom } from './price-stay.js';
import type { RoomsLeft } from './room-stock.js';
import { roomWire } from './room-wire.js';
import { type Asked, hotelsAsked, promoOf, refuseAsked, whyNot } from './stay-rules.js';

export interface SearchQuestion extends Asked {
  readonly currency: CurrencyCode;
  readonly language: Language;
}

export interface Selling {
  readonly content: Content;
  readonly tokens: OfferTokens;
  readonly now: Date;
  readonly left: RoomsLeft;
}

/** The search results in the contract's shape. Pure, except for the rooms left. */
export function searchStays(selling: Selling, asked: SearchQuestion) {
  const { content, now } = selling;
  const { rates } = content.hotels;
  const refused = refuseAsked(rates, asked, now);
  if (isRefused(refused)) return refused;
  const hotels = hotelsAsked(asked.hotels).map((hotel) => hotelWire(selling, asked, hotel));
  return { hotels, ...(asked.promoCode && { promoCode: asked.promoCode.trim().toUpperCase() }) };
}

export type Found = Exclude<ReturnType<typeof searchStays>, Refused>;

function hotelWire(selling: Selling, asked: SearchQuestion, hotel: HotelCode) {
  const head = { code: hotel, hotelId: hotelIds[hotel] };
  const why = whyNot(selling.content.hotels.rates, hotel, asked);
  if (why) return { ...head, offers: [], none: why };
  const each = asked.rooms.map((party, index) => offersFor(selling, asked, hotel, party, index));
  const none = each.find(({ offers }) => offers.length === 0)?.none;
  return { ...head, offers: each.flatMap(({ offers }) => offers), ...(none && { none }) };
}

function offersFor(
  selling: Selling,
  asked: SearchQuestion,
  hotel: HotelCode,
  party: RoomParty,
  index: number,
) {
  const { content, left } = selling;
  const fitting = content.hotels.kinds[hotel].filter((kind) => fitsRoom(party, kind));
  const free = fitting
    .map((kind) => ({
      kind,
      left: Math.min(...nightDays(asked).map((day) => left(hotel, kind, day))),
    }))
    .filter((one) => one.left > 0);
  const offers = free.flatMap(({ kind, left: rooms }) =>
    ratesOf(selling, asked, hotel, party, kind.code).map((offer) => ({
      for: index,
      ...offer,
      left: rooms,
    })),
  );
  return { offers, none: { reason: fitting.length === 0 ? 'NO_ROOM_FITS' : 'SOLD_OUT' } };
}

function ratesOf(
  { content, tokens, now }: Selling,
  { currency, language, checkIn, checkOut, promoCode }: SearchQuestion,
  hotel: HotelCode,
  party: RoomParty,
  room: string,
) {
  const { rates, kinds } = content.hotels;
  const kind = kinds[hotel].find(({ code }) => code === room);
  if (!kind) return [];
  const promo = promoOf(rates, promoCode, hotel, now)?.code;
  const stay = { hotel, checkIn, checkOut, room, party, currency, ...(promo && { promo }) };
  return rates.boards[hotel].flatMap(({ board }) =>
    rates.plans.flatMap(({ code: plan, freeDays }) => {
      const facts = { ...stay, board, plan };
      const sold = priceRoom(content, facts, kind, now);
      // A free-cancellation rate whose free period is over is left out: the other rate is cheaper.
      if (!sold || (freeDays !== null && sold.freeUntil === null)) return [];
      return {
        ...roomWire(content.hotels, hotel, sold, language),
        token: tokens.write({ ...facts, at: now.getTime() }),
        tokenEnds: new Date(now.getTime() + rates.offerMinutes * 60_000).toISOString(),
      };
    }),
  );
}
