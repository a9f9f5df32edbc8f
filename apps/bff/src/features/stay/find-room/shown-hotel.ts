import type { HotelOffers, Product, RoomOffer, SettledRoom } from '@shop/domain';
import { openPlace } from '@shop/domain';
import type { ContentSource, HotelsContent } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { SettledChoice } from './present-choice.js';
import { offersLeft } from './present-kinds.js';
import type { Searched, StayFacts } from './stay-facts.js';

export type Found = Extract<Searched, { kind: 'found' }>;

export interface ListFacts {
  readonly found: Found;
  readonly facts: StayFacts;
  readonly question: PageQuestion;
  readonly hotels: HotelsContent;
  readonly content: ContentSource;
  /** Parks and tours near the hotels. */
  readonly products: readonly Product[];
}

export interface ShownHotel {
  readonly offers: HotelOffers;
  readonly settled: readonly SettledRoom[];
  readonly place: number;
  readonly isOther: boolean;
  /** For the open room, without filters. */
  readonly rooms: readonly RoomOffer[];
}

/** A hotel without a choice opens at the first room for which another hotel has one chosen. */
export function shownHotelOf(
  offers: HotelOffers,
  choice: SettledChoice,
  asked: number | undefined,
): ShownHotel {
  const isOther = choice.hotel !== undefined && choice.hotel !== offers.code;
  const settled: readonly SettledRoom[] = isOther
    ? offers.rooms.map(() => ({ kind: 'open' }))
    : choice.rooms;
  const place = openPlace(settled, isOther ? undefined : asked);
  const rooms = offersLeft(offers.rooms[place] ?? [], settled, place);
  return { offers, settled, place, isOther, rooms };
}
