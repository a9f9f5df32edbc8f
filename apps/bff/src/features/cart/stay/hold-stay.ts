import { Inject, Injectable } from '@nestjs/common';
import {
  type CurrencyCode,
  type ErrorCode,
  type Language,
  type Money,
  type NoRooms,
  offersOfRequest,
  priceSince,
  type StayBooking,
  type StayRequest,
  stayRequestOf,
  sum,
  zero,
} from '@shop/domain';
import {
  type LimitReached,
  type StayAsked,
  StayBookings,
  type StayRefusal,
  StaySearch,
  type WantedRoom,
} from '@shop/ports/backends';
import { HeldRooms, holderOfBooking, type WantedRooms } from '../../../backends/held-rooms.js';

export type StayHeld =
  | { readonly kind: 'held'; readonly booking: StayBooking }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Whether the hotels refused, rather than failed. */
      readonly isDecided: boolean;
      /** The rooms' new price, if it rose. */
      readonly asked?: Money | undefined;
      readonly limit?: LimitReached | undefined;
    };

const codes: Partial<Record<StayRefusal, ErrorCode>> = {
  promoInvalid: 'promoCode',
  tooFast: 'tooFast',
  noRoom: 'stayTaken',
  offerEnded: 'stayTaken',
  amountChanged: 'stayDearer',
  minimumStay: 'stayNotThen',
  closedDay: 'stayNotThen',
  pastDay: 'stayNotThen',
  farDay: 'stayNotThen',
  nights: 'stayNotThen',
  rightLate: 'rightLate',
  roomsHeld: 'roomsHeld',
};

type Refused = Extract<StayHeld, { kind: 'refused' }>;

const no = (code: ErrorCode, isDecided = true): Refused => ({ kind: 'refused', code, isDecided });

interface StayAsker {
  readonly currency: CurrencyCode;
  readonly language: Language;
}

interface Found {
  readonly kind: 'found';
  readonly wanted: readonly WantedRoom[];
  readonly rooms: WantedRooms;
  readonly total: Money;
  /** The price shown beside the button, or the current one if the form has none. */
  readonly seen: Money;
}

/** Refuses a price above the one the visitor saw (docs/rules/stays.md#seen). */
const settled = (booking: StayBooking, found: Found): StayHeld =>
  priceSince(found, booking.total) === 'dearer'
    ? { ...no('stayDearer'), asked: booking.total }
    : { kind: 'held', booking };

/** Whether it holds its rooms, or did until the hold expired. */
const isHold = ({ status }: StayBooking): boolean => status === 'ON_HOLD' || status === 'EXPIRED';

export const codeOfRefusal = (refusal: StayRefusal): ErrorCode => codes[refusal] ?? 'stayTaken';

function refusedBy(reply: Exclude<StayAsked<unknown>, { kind: 'ok' }>): Refused {
  if (reply.kind === 'unsupported') return no('stayNotOnline');
  if (reply.kind === 'failed') return no('cartUpdate', false);
  return { ...no(codeOfRefusal(reply.refusal)), limit: reply.limit };
}

const tooMany = (limit: LimitReached): Refused => ({ ...no('roomsHeld'), limit });

/** The hotel refuses such a stay, whichever rooms are free. */
const isNever = (none: NoRooms | undefined): boolean =>
  none?.kind === 'minimumStay' || none?.kind === 'closed';

/** Holds rooms by type: searches again and books at the current price, all or none. */
@Injectable()
export class HoldStay {
  constructor(
    @Inject(StaySearch) private readonly search: StaySearch,
    @Inject(StayBookings) private readonly bookings: StayBookings,
    private readonly held: HeldRooms,
  ) {}

  async run(request: StayRequest, asker: StayAsker, key: string): Promise<StayHeld> {
    const found = await this.find(request, asker);
    return found.kind === 'refused' ? found : this.book(found, asker.language, key);
  }

  /** Replaces a hold, whose own rooms count as free; if it fails, nothing changes. */
  async instead(
    was: StayBooking,
    request: StayRequest,
    asker: StayAsker,
    key: string,
  ): Promise<StayHeld> {
    const { id } = was;
    const found = await this.find(request, asker, id);
    if (found.kind === 'refused') return found;
    const now = await this.bookings.booking(id, asker.language);
    if (now.kind === 'failed') return refusedBy(now);
    const beside = () => this.book(found, asker.language, `${key}:beside`);
    if (now.kind !== 'ok' || !isHold(now.answer)) return beside();
    const taken = await this.held.take(holderOfBooking(id), found.rooms);
    if (taken.kind === 'reached') return tooMany(taken.limit);
    const changed = await this.bookings.change(id, found.wanted, found.total, key, found.rooms);
    if (changed.kind === 'ok') {
      const held = settled(changed.answer, found);
      if (held.kind === 'refused') await this.putBack(was, asker, `${key}:dearer`);
      return held;
    }
    if (changed.kind !== 'failed') await taken.undo();
    return changed.kind === 'unsupported' ? beside() : refusedBy(changed);
  }

  /** Restores a booking's rooms at their price, if the hotels can (docs/rules/stays.md#told). */
  private async putBack(was: StayBooking, asker: StayAsker, key: string): Promise<void> {
    const found = await this.find({ ...stayRequestOf(was), seen: was.total }, asker, was.id);
    if (found.kind === 'refused') return;
    await this.bookings.change(was.id, found.wanted, found.total, key, found.rooms);
  }

  /** Rooms available now; the rooms of the booking `instead` count as free. */
  private async find(
    request: StayRequest,
    { currency, language }: StayAsker,
    instead?: string,
  ): Promise<Found | Refused> {
    const { hotel, checkIn, checkOut, promoCode } = request;
    const rooms = request.rooms.map(({ party }) => party);
    const asked = { hotels: [hotel], checkIn, checkOut, rooms, promoCode, currency, language };
    const found = await this.search.search({ ...asked, instead });
    if (found.kind !== 'ok') return refusedBy(found);
    const own = found.answer.hotels.find(({ code }) => code === hotel);
    const offers = offersOfRequest(request.rooms, own?.rooms ?? []);
    if (!offers) return no(isNever(own?.none) ? 'stayNotThen' : 'stayTaken');
    const wanted = offers.flatMap(({ token }, at) => {
      const party = rooms[at];
      return party ? [{ token, party }] : [];
    });
    const total = sum(
      offers.map((offer) => offer.total),
      currency,
    );
    if (priceSince(request, total) === 'dearer') return { ...no('stayDearer'), asked: total };
    const bookedRooms = { hotel, checkIn, checkOut, rooms: offers };
    return { kind: 'found', wanted, total, rooms: bookedRooms, seen: request.seen ?? total };
  }

  /** Releases the hold at once if it costs more than the visitor accepted. */
  private async book(found: Found, language: Language, key: string): Promise<StayHeld> {
    const holder = `new booking ${key}`;
    const taken = await this.held.take(holder, found.rooms);
    if (taken.kind === 'reached') return tooMany(taken.limit);
    const booked = await this.bookings.book(found.wanted, language, key, found.rooms);
    // From here the booking counts the rooms, or no hold exists.
    if (booked.kind !== 'failed') await this.held.release(holder);
    if (booked.kind !== 'ok') return refusedBy(booked);
    const held = settled(booked.answer, found);
    if (held.kind === 'refused') await this.release(booked.answer, `${key}:dearer`);
    return held;
  }

  /** Releases a hold. If the call fails, the hold expires later. */
  async release({ id, total }: StayBooking, key: string): Promise<void> {
    await this.bookings.cancel(id, zero(total.currency), key);
  }
}
