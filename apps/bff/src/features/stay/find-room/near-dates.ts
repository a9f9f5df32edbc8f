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
import { valueOr } from '../../../presenters/value-or.js';
import type { NearStay } from './stay-facts.js';

/** How many date ranges are searched in parallel, and how many are shown. */
const mostAsked = 4;
const mostShown = 2;

/** `instead`: a booking whose own nights count as free. */
export interface NearAsker {
  readonly asker: Pick<Visitor, 'currency' | 'language'>;
  readonly bounds: RangeBounds;
  readonly instead?: StayBooking | undefined;
}

/** If a hotel has no rooms, searches the nearest dates that its calendar does not rule out. */
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
    return new Map(found as [HotelCode, readonly NearStay[]][]); // as: pairs made above
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

  /** Months before, of and after the stay: the same as the calendar, so they are cached. */
  private async daysAround(code: HotelCode, { checkIn }: StayDates, from: NearAsker) {
    const month = monthOf(checkIn);
    const months: readonly ParkMonth[] = [nextMonth(month, -1), month, nextMonth(month)];
    const replies = await Promise.all(
      months.map((one) => this.hotels.calendar(code, one, from.asker.currency)),
    );
    const days = replies.flatMap((reply) => valueOr(reply, []));
    return new Map(days.map((one) => [one.day, ownFreed(one, code, from.instead)]));
  }

  /** A code may be valid in another hotel only: then search without it. */
  private async priceOf(
    code: HotelCode,
    { checkIn, checkOut }: StayDates,
    stay: WantedStay,
    from: NearAsker,
  ): Promise<NearStay | undefined> {
    const { rooms, promoCode } = stay;
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
      return this.priceOf(code, { checkIn, checkOut }, { ...stay, promoCode: undefined }, from);
    const hotel = reply.kind === 'ok' && reply.answer.hotels.find((one) => one.code === code);
    const price = hotel ? lowestOf(hotel) : undefined;
    return price && { checkIn, checkOut, price };
  }
}

/** A night may be full because of the visitor's own rooms: open it, the search decides. */
const ownFreed = (day: StayDay, code: HotelCode, own: StayBooking | undefined): StayDay =>
  day.status === 'soldOut' && own?.hotel === code && nightDays(own).includes(day.day)
    ? { ...day, status: 'open', canBegin: true }
    : day;

/** Sum of the cheapest offer for each room; `undefined` if a room has none. */
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
