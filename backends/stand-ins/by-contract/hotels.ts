import { randomUUID } from 'node:crypto';
import { type Asked, Refusal, type Served } from './serve-by-contract.js';
import { dayAfter, daysOf, inCancun, nightsOf } from './days.js';

interface Money {
  readonly amount: number;
  readonly currency: string;
}
interface Offer {
  readonly code: string;
  readonly party: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly ends: number;
  readonly room: {
    readonly total: Money;
    readonly cancellation: { readonly freeUntil: Date | null; readonly laterPercent: number };
  } & Readonly<Record<string, unknown>>;
}
interface Booking {
  readonly id: string;
  status: string;
  offers: readonly Offer[];
  parties: readonly object[];
  heldUntil: number;
  reference?: string;
  refund?: Money;
}

const minute = 60_000;
const numbers: Readonly<Record<string, number>> = { hxm: 74213, hxa: 31453, lcdlp: 79260 };
/** A night for two in minor units; each currency has its own prices. */
const nightly: Readonly<Record<string, number>> = { MXN: 210_000, USD: 12_100 };
const rates = [
  { room: 'mangle', board: 'BREAKFAST', more: 0, isFree: true },
  { room: 'mangle', board: 'ROOM_ONLY', more: -9, isFree: false },
];
/** Stays that begin on the fifteenth have at least two nights. */
const leastFrom = (day: string) => (day.endsWith('-15') ? 2 : 1);
const horizonDays = 500;

/** Each hotel has one kind of room, with this many rooms. */
const roomsOfAKind = 5;

export class ServedHotels {
  readonly #offers = new Map<string, Offer>();
  readonly #bookings = new Map<string, Booking>();

  constructor(
    private readonly token: string,
    private readonly now: () => Date,
  ) {}

  served(): Served {
    return {
      doors: { bearer: (given) => given === this.token },
      secrets: ['token'],
      fields: [
        [/^rooms$/, 'TOO_MANY_ROOMS'],
        [/^rooms\.\d+\./, 'ROOM_PARTY'],
        [/^hotels/, 'UNKNOWN_HOTEL'],
      ],
      calls: {
        hotels: ({ query }) => {
          const priceFrom = nightOf(query.get('currency'));
          const all = Object.entries(numbers);
          return { hotels: all.map(([code, hotelId]) => ({ code, hotelId, priceFrom })) };
        },
        stayCalendar: ({ query }) => this.#calendar(query),
        searchStays: ({ body }) => this.#search(body),
        bookStay: ({ body }) => this.#book(body.rooms),
        booking: ({ path }) => this.#wire(this.#one(path.id)),
        holdStay: ({ path, body }) => this.#hold(this.#one(path.id), body),
        confirmStay: ({ path, body }) => this.#confirm(this.#one(path.id), body.reference),
        changeStay: ({ path, body }) => this.#change(this.#one(path.id), body),
        cancelStay: ({ path, body }) => this.#cancel(this.#one(path.id), body.amount),
      },
    };
  }

  #calendar(query: URLSearchParams) {
    const today = inCancun(this.now());
    const days = daysOf(query.get('month') ?? '').map((date) => ({
      date,
      status: 'AVAILABLE',
      priceFrom: nightOf(query.get('currency')),
      minNights: leastFrom(date),
      canBegin: date >= today,
    }));
    return { days };
  }

  #search({ hotels, checkIn, checkOut, rooms, promoCode, currency, instead }: Asked['body']) {
    const nights = nightsOf(checkIn, checkOut);
    const today = inCancun(this.now());
    if (checkIn < today) throw new Refusal('DAY_PAST', 'checkIn');
    if (checkOut > dayAfter(today, horizonDays)) throw new Refusal('DAY_TOO_FAR', 'checkOut');
    if (nights.length < 1 || nights.length > 60) throw new Refusal('NIGHTS', 'checkOut');
    if (promoCode) throw new Refusal('PROMO_INVALID', 'promoCode');
    const codes: readonly string[] = hotels.length > 0 ? hotels : Object.keys(numbers);
    const least = leastFrom(checkIn);
    const none = { reason: 'MIN_STAY', minNights: least };
    const found = codes.map((code) => ({
      code,
      hotelId: numbers[code],
      ...(nights.length < least
        ? { none }
        : this.#left(code, nights, instead) === 0 && { none: { reason: 'SOLD_OUT' } }),
      offers: rooms.flatMap((party: object, at: number) =>
        rates.flatMap((rate) => {
          const left = this.#left(code, nights, instead);
          const isSold = nightly[currency] !== undefined && nights.length >= least && left > 0;
          return isSold
            ? [{ ...this.#offer({ code, checkIn, checkOut, currency, party, at, rate }), left }]
            : [];
        }),
      ),
    }));
    return { hotels: found };
  }

  #offer({ code, checkIn, checkOut, currency, party, at, rate }: RoomRequest) {
    const each = Math.round((nightly[currency] ?? 0) * (1 + rate.more / 100));
    const nights = nightsOf(checkIn, checkOut).map((date) => ({ date, amount: each }));
    const arrival = Date.parse(`${checkIn}T20:00:00Z`);
    const freeUntil = rate.isFree ? new Date(arrival - 72 * 60 * minute) : null;
    const room = {
      room: rate.room,
      board: rate.board,
      nights,
      total: { amount: each * nights.length, currency },
      cancellation: { freeUntil, laterPercent: 50 },
    };
    const [token, ends] = [randomUUID(), this.now().getTime() + 30 * minute];
    this.#offers.set(token, { code, party: partyOf(party), checkIn, checkOut, ends, room });
    return { for: at, ...room, token, tokenEnds: new Date(ends) };
  }

  /** Rooms left for all of these nights; those of the booking `instead` count as free. */
  #left(code: string, nights: readonly string[], instead?: string): number {
    const now = this.now().getTime();
    const taken = [...this.#bookings.values()].filter(
      ({ id, status, heldUntil }) =>
        id !== instead && (status === 'CONFIRMED' || (status === 'ON_HOLD' && heldUntil > now)),
    );
    const on = (night: string) =>
      taken.flatMap(({ offers }) =>
        offers.filter((one) => one.code === code && one.checkIn <= night && night < one.checkOut),
      ).length;
    return Math.max(0, roomsOfAKind - Math.max(0, ...nights.map(on)));
  }

  #isFull(offers: readonly Offer[], own?: string): boolean {
    const [first] = offers;
    const nights = nightsOf(first?.checkIn ?? '', first?.checkOut ?? '');
    return this.#left(first?.code ?? '', nights, own) < offers.length;
  }

  #wanted(rooms: readonly Party[]): readonly Offer[] {
    const all = rooms.map((wanted, at) => {
      const offer = this.#offers.get(wanted.token);
      if (!offer) throw new Refusal('OFFER_UNKNOWN', `rooms.${at}`);
      if (offer.ends < this.now().getTime()) throw new Refusal('OFFER_ENDED', `rooms.${at}`);
      if (offer.party !== partyOf(wanted)) throw new Refusal('ROOM_PARTY', `rooms.${at}`);
      return offer;
    });
    const [first] = all;
    const isOne = ({ code, checkIn, checkOut }: Offer) =>
      [code, checkIn, checkOut].join() === [first?.code, first?.checkIn, first?.checkOut].join();
    if (!all.every(isOne)) throw new Refusal('OFFER_UNKNOWN', 'rooms');
    return all;
  }

  #book(rooms: readonly Party[]) {
    const held = { status: 'ON_HOLD', heldUntil: this.now().getTime() + 20 * minute };
    const offers = this.#wanted(rooms);
    if (this.#isFull(offers)) throw new Refusal('NO_AVAILABILITY', 'rooms');
    const booking = { id: randomUUID(), ...held, offers, parties: rooms };
    this.#bookings.set(booking.id, booking);
    return this.#wire(booking);
  }

  #one(id: string | undefined): Booking {
    const found = this.#bookings.get(id ?? '');
    if (!found) throw new Refusal('UNKNOWN_BOOKING', 'id');
    const isOver = found.status === 'ON_HOLD' && found.heldUntil <= this.now().getTime();
    if (isOver) found.status = 'EXPIRED';
    return found;
  }

  #hold(booking: Booking, { until, shorter }: { until: string; shorter?: boolean }) {
    const moment = Date.parse(until);
    if (moment > this.now().getTime() + 96 * 60 * minute) throw new Refusal('BAD_REQUEST', 'until');
    if (booking.status === 'CONFIRMED') throw new Refusal('BOOKING_CONFIRMED', 'id');
    if (booking.status === 'CANCELLED') throw new Refusal('BOOKING_CANCELLED', 'id');
    const first = booking.offers[0]?.checkIn ?? '';
    if (first < inCancun(this.now())) throw new Refusal('DAY_PAST', 'checkIn');
    if (this.#isFull(booking.offers, booking.id)) throw new Refusal('NO_AVAILABILITY', 'rooms');
    const isLonger = booking.status === 'EXPIRED' || moment > booking.heldUntil;
    if (isLonger || shorter) booking.heldUntil = moment;
    booking.status = 'ON_HOLD';
    return this.#wire(this.#one(booking.id));
  }

  #confirm(booking: Booking, reference: string) {
    if (booking.status === 'CANCELLED') throw new Refusal('BOOKING_CANCELLED', 'id');
    if (booking.status === 'CONFIRMED' && booking.reference !== reference)
      throw new Refusal('BOOKING_CONFIRMED', 'id');
    if (this.#isFull(booking.offers, booking.id)) throw new Refusal('BOOKING_ENDED', 'id');
    Object.assign(booking, { status: 'CONFIRMED', reference });
    return this.#wire(booking);
  }

  #change(booking: Booking, { rooms, amount }: { rooms: readonly Party[]; amount: Money }) {
    if (booking.status === 'CANCELLED') throw new Refusal('BOOKING_CANCELLED', 'id');
    if (booking.status === 'CONFIRMED' && !this.#isFree(booking))
      throw new Refusal('TOO_LATE', 'id');
    const offers = this.#wanted(rooms);
    if (!isSame(totalOf(offers), amount)) throw new Refusal('AMOUNT_CHANGED', 'amount');
    if (this.#isFull(offers, booking.id)) throw new Refusal('NO_AVAILABILITY', 'rooms');
    const heldUntil = this.now().getTime() + 20 * minute;
    Object.assign(booking, { offers, parties: rooms, heldUntil });
    return this.#wire(booking);
  }

  #cancel(booking: Booking, amount: Money) {
    if (booking.status === 'CANCELLED') return this.#wire(booking);
    const back = { ...totalOf(booking.offers), amount: this.#back(booking) };
    if (back.amount !== amount.amount) throw new Refusal('AMOUNT_CHANGED', 'amount');
    Object.assign(booking, { status: 'CANCELLED', refund: back });
    return this.#wire(booking);
  }

  #isFree({ offers }: Booking): boolean {
    const now = this.now().getTime();
    return offers.every(({ room }) => (room.cancellation.freeUntil?.getTime() ?? 0) > now);
  }

  #back(booking: Booking): number {
    if (booking.status !== 'CONFIRMED') return 0;
    const begins = booking.offers[0]?.checkIn ?? '';
    if (begins <= inCancun(this.now())) throw new Refusal('TOO_LATE', 'id');
    const { amount } = totalOf(booking.offers);
    return this.#isFree(booking) ? amount : Math.round(amount / 2);
  }

  #wire({ id, status, offers, parties, heldUntil, refund = undefined }: Booking) {
    const [first] = offers;
    const rooms = offers.map(({ room }, at) => {
      const { adults, childAges } = Object(parties[at]);
      return { ...room, adults, childAges };
    });
    return {
      id,
      status,
      code: first?.code,
      hotelId: numbers[first?.code ?? ''],
      checkIn: first?.checkIn,
      checkOut: first?.checkOut,
      rooms,
      total: totalOf(offers),
      heldUntil: status === 'ON_HOLD' ? new Date(heldUntil) : null,
      refund: refund ?? null,
    };
  }
}

interface Party {
  readonly token: string;
  readonly adults: number;
  readonly childAges: readonly number[];
}
interface RoomRequest extends Pick<Offer, 'code' | 'checkIn' | 'checkOut'> {
  readonly currency: string;
  readonly party: object;
  readonly at: number;
  readonly rate: (typeof rates)[number];
}

const nightOf = (currency: string | null): Money | null => {
  const amount = nightly[currency ?? ''];
  return amount && currency ? { amount, currency } : null;
};
const partyOf = (party: object): string => {
  const { adults, childAges } = Object(party);
  return JSON.stringify([adults, childAges]);
};
const totalOf = (offers: readonly Offer[]): Money => ({
  amount: offers.reduce((sum, { room }) => sum + room.total.amount, 0),
  currency: offers[0]?.room.total.currency ?? '',
});
const isSame = (one: Money, other: Money) =>
  one.amount === other.amount && one.currency === other.currency;
