import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type HotelCode,
  type HotelOffers,
  type Money,
  monthOf,
  nearStays,
  nextMonth,
  type ParkMonth,
  type RangeBounds,
  nightDays,
  type StayAnswer,
  type StayBooking,
  type StayDates,
  type StayDay,
  sum,
  type Visitor,
  type WantedStay,
} from '@shop/domain';
import { HotelsGateway, type StaySearch } from '@shop/ports/backends';
import { StaySearchSource } from '../../../backends/hotel-gateways.js';
import { answerOr } from '../../../presenters/answer-or.js';
import type { NearStay } from './stay-facts.js';

/** So many dates are asked for at once, and so many of those that have rooms are shown. */
const mostAsked = 4;
const mostShown = 2;

/** Who asks, within which days, and the booking whose own nights are free to him. */
export interface NearAsker {
  readonly asker: Pick<Visitor, 'currency' | 'language'>;
  readonly bounds: RangeBounds;
  readonly instead?: StayBooking | undefined;
}

/**
 * Where a hotel has nothing, the nearest dates on which it has: what its calendar does not rule out
 * is asked for side by side.
 */
@Injectable()
export class NearDates {
  constructor(
    @Inject(HotelsGateway) private readonly hotels: HotelsGateway,
    @Inject(StaySearchSource) private readonly stays: StaySearch,
  ) {}

  async of(
    stay: WantedStay,
    { hotels }: StayAnswer,
    from: NearAsker,
  ): Promise<ReadonlyMap<HotelCode, readonly NearStay[]>> {
    const without = hotels.filter(({ none }) => none && none.kind !== 'noRoomFits');
    const found = await Promise.all(
      without.map(async (hotel) => [hotel.code, await this.ofHotel(hotel, stay, from)]),
    );
    return new Map(found as [HotelCode, readonly NearStay[]][]); // as: pairs, as they were just made
  }

  private async ofHotel(
    { code, none }: HotelOffers,
    stay: WantedStay,
    from: NearAsker,
  ): Promise<readonly NearStay[]> {
    const longer =
      none?.kind === 'minimumStay'
        ? [{ checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, none.nights) }]
        : [];
    const days = await this.daysAround(code, stay, from);
    const others = nearStays(stay, days, from.bounds, mostAsked - longer.length);
    const asked = await Promise.all(
      [...longer, ...others].map((dates) => this.priceOf(code, dates, stay, from)),
    );
    return asked.filter((one) => one !== undefined).slice(0, mostShown);
  }

  /** The month of the stay, the one before and the one after, as the calendar page has them too. */
  private async daysAround(code: HotelCode, { checkIn }: StayDates, from: NearAsker) {
    const month = monthOf(checkIn);
    const months: readonly ParkMonth[] = [nextMonth(month, -1), month, nextMonth(month)];
    const replies = await Promise.all(
      months.map((one) => this.hotels.calendar(code, one, from.asker.currency)),
    );
    const days = replies.flatMap((reply) => answerOr(reply, []));
    return new Map(days.map((one) => [one.day, ownFreed(one, code, from.instead)]));
  }

  /** A code that is good in another hotel takes nothing off here, and costs nobody his dates. */
  private async priceOf(
    code: HotelCode,
    { checkIn, checkOut }: StayDates,
    stay: WantedStay,
    from: NearAsker,
  ): Promise<NearStay | undefined> {
    const { rooms, promo: promoCode } = stay;
    const { asker, instead } = from;
    const reply = await this.stays.search({
      hotels: [code],
      checkIn,
      checkOut,
      rooms,
      promoCode,
      instead: instead?.id,
      currency: asker.currency,
      language: asker.language,
    });
    if (reply.kind === 'refused' && reply.refusal === 'promoInvalid' && promoCode)
      return this.priceOf(code, { checkIn, checkOut }, { ...stay, promo: undefined }, from);
    const hotel = reply.kind === 'ok' && reply.answer.hotels.find((one) => one.code === code);
    const price = hotel ? lowestOf(hotel) : undefined;
    return price && { checkIn, checkOut, price };
  }
}

/** A night that is full because of the own rooms is free to who changes them; the search decides. */
const ownFreed = (day: StayDay, code: HotelCode, own: StayBooking | undefined): StayDay =>
  day.status === 'soldOut' && own?.hotel === code && nightDays(own).includes(day.day)
    ? { ...day, status: 'open', canBegin: true }
    : day;

/** The lowest room for each place, together; `undefined` where a place has none. */
export function lowestOf({ rooms }: Pick<HotelOffers, 'rooms'>): Money | undefined {
  const lowest = rooms.map((offers) =>
    offers
      .map(({ total }) => total)
      .toSorted((one, other) => one.amount - other.amount)
      .at(0),
  );
  const [first] = lowest;
  const all = lowest.filter((one) => one !== undefined);
  return first && all.length === lowest.length ? sum(all, first.currency) : undefined;
}
