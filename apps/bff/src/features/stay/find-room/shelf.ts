import type { HotelOffers, Product, RoomOffer, SettledRoom } from '@shop/domain';
import { openPlace } from '@shop/domain';
import type { ContentSource, HotelsContent } from '@shop/ports/backends';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { SettledChoice } from './present-choice.js';
import { offersLeft } from './present-kinds.js';
import type { Searched, StayFacts } from './stay-facts.js';

export type Found = Extract<Searched, { kind: 'found' }>;

/** What the list is written from. */
export interface ListFacts {
  readonly found: Found;
  readonly facts: StayFacts;
  readonly question: PageQuestion;
  readonly hotels: HotelsContent;
  readonly content: ContentSource;
  /** What is sold near the hotels. */
  readonly products: readonly Product[];
}

/** What is shown of one hotel, before it is written. */
export interface Shelf {
  readonly offers: HotelOffers;
  readonly settled: readonly SettledRoom[];
  readonly place: number;
  readonly isOther: boolean;
  /** For the open place, not narrowed. */
  readonly rooms: readonly RoomOffer[];
}

/** A hotel in which nothing is chosen yet begins with the first place where another has some. */
export function shelfOf(
  offers: HotelOffers,
  choice: SettledChoice,
  asked: number | undefined,
): Shelf {
  const isOther = choice.hotel !== undefined && choice.hotel !== offers.code;
  const settled: readonly SettledRoom[] = isOther
    ? offers.rooms.map(() => ({ kind: 'open' }))
    : choice.rooms;
  const place = openPlace(settled, isOther ? undefined : asked);
  const rooms = offersLeft(offers.rooms[place] ?? [], settled, place);
  return { offers, settled, place, isOther, rooms };
}
