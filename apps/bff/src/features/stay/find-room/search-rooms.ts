import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  clampMonth,
  type HotelCode,
  monthOf,
  type ParkDay,
  type ParkMonth,
  type RangeBounds,
  type ReadStay,
  type StayAnswer,
  type StayBooking,
  type StayDay,
  type StayProblem,
  type Visitor,
  type WantedStay,
} from '@shop/domain';
import { HotelsGateway, type StayAsked, StaySearch } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { askStayMonths } from '../../../presenters/ask-months.js';
import { type NearAsker, NearDates } from './near-dates.js';
import { problemOfRefusal } from './stay-refusals.js';
import type { Searched } from './stay-facts.js';

type Asker = Pick<Visitor, 'currency' | 'language'>;

/** A search, and what the hotels refused of it. */
export interface AskedStay {
  readonly searched: Searched;
  readonly refusals: readonly StayProblem[];
}

@Injectable()
export class SearchRooms {
  constructor(
    @Inject(HotelsGateway) private readonly hotels: HotelsGateway,
    @Inject(StaySearch) private readonly stays: StaySearch,
    private readonly near: NearDates,
  ) {}

  /** The shown months: those of the stay, else from the first with an available night. */
  async calendar(
    read: ReadStay,
    count: 1 | 2,
    bounds: RangeBounds,
    { currency }: Asker,
  ): Promise<{
    readonly months: readonly ParkMonth[];
    readonly days: ReadonlyMap<ParkDay, StayDay>;
    readonly isCalendarKnown: boolean;
    readonly hasCalendarFailed: boolean;
  }> {
    const { today, lastDay } = bounds;
    const wanted = read.month ?? (read.checkIn && monthOf(read.checkIn));
    const hotel = read.hotel ?? 'all';
    const { months, replies: shown } = await askStayMonths(this.hotels, {
      hotel,
      first: clampMonth(wanted ?? monthOf(today), today, lastDay),
      count,
      isChosen: wanted !== undefined,
      currency,
      bounds,
    });
    // Also the month of the first night, which may require a minimum stay.
    const begun = monthBegun(read, bounds).filter((month) => !months.includes(month));
    const others = begun.map((month) => this.hotels.calendar(hotel, month, currency));
    const replies = [...shown, ...(await Promise.all(others))];
    const told = replies.flatMap((reply) => valueOr(reply, []));
    const days = new Map(told.map((one) => [one.day, one]));
    return {
      months,
      days,
      isCalendarKnown: replies.every(({ kind }) => kind === 'ok'),
      hasCalendarFailed: replies.some(({ kind }) => kind === 'failed'),
    };
  }

  /** Searches rooms; after a refused code, without the code (docs/rules/hotels.md#code). */
  async rooms(
    stay: WantedStay,
    bounds: RangeBounds,
    asker: Asker,
    instead?: StayBooking,
  ): Promise<AskedStay> {
    const first = await this.ask(stay, asker, instead?.id);
    const refusal = first.kind === 'refused' ? problemOfRefusal(first.refusal) : undefined;
    if (refusal?.field === 'promo' && stay.promoCode) {
      const without = { ...stay, promoCode: undefined };
      const again = await this.ask(without, asker, instead?.id);
      const rest = await this.settle(without, again, { bounds, asker, instead });
      return { ...rest, refusals: [refusal, ...rest.refusals] };
    }
    return this.settle(stay, first, { bounds, asker, instead });
  }

  private ask(
    stay: WantedStay,
    { currency, language }: Asker,
    instead: string | undefined,
  ): Promise<StayAsked<StayAnswer>> {
    const { hotel, checkIn, checkOut, rooms, promoCode } = stay;
    const hotels: readonly HotelCode[] = hotel ? [hotel] : [];
    const question = { hotels, checkIn, checkOut, rooms, promoCode, currency, language, instead };
    return this.stays.search(question);
  }

  private async settle(
    stay: WantedStay,
    reply: StayAsked<StayAnswer>,
    from: NearAsker,
  ): Promise<AskedStay> {
    switch (reply.kind) {
      case 'ok': {
        const { answer } = reply;
        const near = await this.near.of(stay, answer, from);
        return { searched: { kind: 'found', stay, answer, near }, refusals: [] };
      }
      case 'refused': {
        const problem = problemOfRefusal(reply.refusal, reply.room);
        if (problem) return { searched: { kind: 'notAsked' }, refusals: [problem] };
        return { searched: { kind: 'noAnswer', stay, isByPhone: false }, refusals: [] };
      }
      case 'failed':
        return { searched: { kind: 'noAnswer', stay, isByPhone: false }, refusals: [] };
      case 'unsupported':
        return { searched: { kind: 'noAnswer', stay, isByPhone: true }, refusals: [] };
    }
  }
}

const monthBegun = (
  { checkIn, checkOut }: ReadStay,
  { today, lastDay }: RangeBounds,
): readonly ParkMonth[] =>
  checkIn && !checkOut && checkIn >= today && checkIn <= lastDay ? [monthOf(checkIn)] : [];

export const boundsAt = (today: ParkDay, horizon: number): RangeBounds => ({
  today,
  lastDay: addDays(today, horizon),
});
