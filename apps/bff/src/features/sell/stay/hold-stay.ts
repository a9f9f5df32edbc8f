import { Inject, Injectable } from '@nestjs/common';
import {
  type CurrencyCode,
  type ErrorCode,
  type Language,
  type Money,
  type NoRooms,
  offersOfWish,
  priceSince,
  type StayBooking,
  type StayWish,
  sum,
  wishOf,
  zero,
} from '@shop/domain';
import {
  type LimitReached,
  StayBookings,
  type StayAsked,
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
      /** Whether the hotels said no, rather than nothing. */
      readonly isDecided: boolean;
      /** What the rooms cost by now, where that is more than was agreed to. */
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

/** Rooms that can be booked, and what they cost together. */
interface Found {
  readonly kind: 'found';
  readonly wanted: readonly WantedRoom[];
  readonly rooms: WantedRooms;
  readonly total: Money;
  /** What was seen beside the button; of a form that does not say it, what they cost. */
  readonly seen: Money;
}

/** Nobody is sold for more than he saw, unsaid (docs/rules/stays.md#seen). */
const settled = (booking: StayBooking, found: Found): StayHeld =>
  priceSince(found, booking.total) === 'dearer'
    ? { ...no('stayDearer'), asked: booking.total }
    : { kind: 'held', booking };

/** Whether it still holds its rooms, or held them last. */
const isHold = ({ status }: StayBooking): boolean => status === 'ON_HOLD' || status === 'EXPIRED';

export const codeOfRefusal = (refusal: StayRefusal): ErrorCode => codes[refusal] ?? 'stayTaken';

/** What was not had, in the words of the catalogue. */
function refusedBy(reply: Exclude<StayAsked<unknown>, { kind: 'ok' }>): Refused {
  if (reply.kind === 'unsupported') return no('stayNotOnline');
  if (reply.kind === 'failed') return no('cartUpdate', false);
  return { ...no(codeOfRefusal(reply.refusal)), limit: reply.limit };
}

const tooMany = (limit: LimitReached): Refused => ({ ...no('roomsHeld'), limit });

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
    private readonly held: HeldRooms,
  ) {}

  async run(wish: StayWish, asker: StayAsker, key: string): Promise<StayHeld> {
    const found = await this.find(wish, asker);
    return found.kind === 'refused' ? found : this.book(found, asker.language, key);
  }

  /**
   * In the place of what is held, whose rooms are free to itself: others or none, and then all is
   * as it was. What is no hold any more is left alone, and the new rooms are held beside it.
   */
  async instead(
    was: StayBooking,
    wish: StayWish,
    asker: StayAsker,
    key: string,
  ): Promise<StayHeld> {
    const { id } = was;
    const found = await this.find(wish, asker, id);
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

  /**
   * The rooms that a booking had, at their own price. Where the hotels refuse that, the cart is told
   * what they hold before it is ordered (docs/rules/stays.md#told).
   */
  private async putBack(was: StayBooking, asker: StayAsker, key: string): Promise<void> {
    const found = await this.find({ ...wishOf(was), seen: was.total }, asker, was.id);
    if (found.kind === 'refused') return;
    await this.bookings.change(was.id, found.wanted, found.total, key, found.rooms);
  }

  /** The rooms as they can be had now; `instead` is a booking whose rooms are free to it. */
  private async find(
    wish: StayWish,
    { currency, language }: StayAsker,
    instead?: string,
  ): Promise<Found | Refused> {
    const { hotel, checkIn, checkOut, promoCode } = wish;
    const rooms = wish.rooms.map(({ party }) => party);
    const asked = { hotels: [hotel], checkIn, checkOut, rooms, promoCode, currency, language };
    const found = await this.search.search({ ...asked, instead });
    if (found.kind !== 'ok') return refusedBy(found);
    const own = found.answer.hotels.find(({ code }) => code === hotel);
    const offers = offersOfWish(wish.rooms, own?.rooms ?? []);
    if (!offers) return no(isNever(own?.none) ? 'stayNotThen' : 'stayTaken');
    const wanted = offers.flatMap(({ token }, at) => {
      const party = rooms[at];
      return party ? [{ token, party }] : [];
    });
    const total = sum(
      offers.map((offer) => offer.total),
      currency,
    );
    if (priceSince(wish, total) === 'dearer') return { ...no('stayDearer'), asked: total };
    const bookedRooms = { hotel, checkIn, checkOut, rooms: offers };
    return { kind: 'found', wanted, total, rooms: bookedRooms, seen: wish.seen ?? total };
  }

  /** What the hotels hold for more than was agreed to is given back at once. */
  private async book(found: Found, language: Language, key: string): Promise<StayHeld> {
    const holder = `new booking ${key}`;
    const taken = await this.held.take(holder, found.rooms);
    if (taken.kind === 'reached') return tooMany(taken.limit);
    const booked = await this.bookings.book(found.wanted, language, key, found.rooms);
    // Its rooms are counted by the booking that holds them, or are held by nobody.
    if (booked.kind !== 'failed') await this.held.release(holder);
    if (booked.kind !== 'ok') return refusedBy(booked);
    const held = settled(booked.answer, found);
    if (held.kind === 'refused') await this.release(booked.answer, `${key}:dearer`);
    return held;
  }

  /** Gives a hold back; one that nobody hears of ends by itself. */
  async release({ id, total }: StayBooking, key: string): Promise<void> {
    await this.bookings.cancel(id, zero(total.currency), key);
  }
}
