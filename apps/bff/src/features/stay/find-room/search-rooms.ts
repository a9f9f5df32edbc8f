import { Inject, Injectable } from '@nestjs/common';
import {
  type HotelCode,
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
import { askStayMonths, type MonthsTold } from '../../../presenters/ask-months.js';
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
  calendar(
    read: ReadStay,
    count: 1 | 2,
    bounds: RangeBounds,
    { currency }: Asker,
  ): Promise<MonthsTold<StayDay>> {
    const hotel: HotelCode | 'all' = read.hotel ?? 'all';
    return askStayMonths(this.hotels, { hotel, read, count, bounds, currency });
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
