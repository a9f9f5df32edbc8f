import { Inject, Injectable } from '@nestjs/common';
import {
  type CurrencyCode,
  type ErrorCode,
  type Language,
  type NoRooms,
  offersOfWish,
  type StayBooking,
  type StayWish,
  zero,
} from '@shop/domain';
import { StayBookings, type StayAsked, type StayRefusal, StaySearch } from '@shop/ports/backends';

export type StayHeld =
  | { readonly kind: 'held'; readonly booking: StayBooking }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Whether the hotels said no, rather than nothing. */
      readonly isDecided: boolean;
    };

const codes: Partial<Record<StayRefusal, ErrorCode>> = {
  promoInvalid: 'promoCode',
  noRoom: 'stayTaken',
  offerEnded: 'stayTaken',
  minimumStay: 'stayNotThen',
  closedDay: 'stayNotThen',
  pastDay: 'stayNotThen',
  farDay: 'stayNotThen',
  nights: 'stayNotThen',
  rightLate: 'rightLate',
};

const no = (code: ErrorCode, isDecided = true): StayHeld => ({ kind: 'refused', code, isDecided });

export const codeOfRefusal = (refusal: StayRefusal): ErrorCode => codes[refusal] ?? 'stayTaken';

/** What was not had, in the words of the catalogue. */
function refusedBy(reply: Exclude<StayAsked<unknown>, { kind: 'ok' }>): StayHeld {
  if (reply.kind === 'unsupported') return no('stayNotOnline');
  if (reply.kind === 'failed') return no('cartUpdate', false);
  return no(codeOfRefusal(reply.refusal));
}

/** Whoever comes first or last, the hotel takes nobody like this. */
const isNever = (none: NoRooms | undefined): boolean =>
  none?.kind === 'minimumStay' || none?.kind === 'closed';

/**
 * Holds rooms by what they are: they are looked for as they are now, and the offers that are found
 * are booked at their own price, all of them or none.
 */
@Injectable()
export class HoldStay {
  constructor(
    @Inject(StaySearch) private readonly search: StaySearch,
    @Inject(StayBookings) private readonly bookings: StayBookings,
  ) {}

  async run(
    wish: StayWish,
    visitor: { readonly currency: CurrencyCode; readonly language: Language },
    key: string,
  ): Promise<StayHeld> {
    const { hotel, checkIn, checkOut, promoCode } = wish;
    const rooms = wish.rooms.map(({ party }) => party);
    const { currency, language } = visitor;
    const asked = { hotels: [hotel], checkIn, checkOut, rooms, promoCode, currency, language };
    const found = await this.search.search(asked);
    if (found.kind !== 'ok') return refusedBy(found);
    const own = found.answer.hotels.find(({ code }) => code === hotel);
    const offers = offersOfWish(wish.rooms, own?.rooms ?? []);
    if (!offers) return no(isNever(own?.none) ? 'stayNotThen' : 'stayTaken');
    const wanted = offers.flatMap(({ token }, at) => {
      const party = rooms[at];
      return party ? [{ token, party }] : [];
    });
    const booked = await this.bookings.book(wanted, language, key);
    return booked.kind === 'ok' ? { kind: 'held', booking: booked.answer } : refusedBy(booked);
  }

  /** Gives a hold back; one that nobody hears of ends by itself. */
  async release({ id, total }: StayBooking, key: string): Promise<void> {
    await this.bookings.cancel(id, zero(total.currency), key);
  }
}
