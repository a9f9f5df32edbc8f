import {
  choiceOf,
  codeIn,
  nightsOf,
  type RoomFilter,
  roomFilters,
  roomSorts,
  typedRoomOf,
  usefulFilters,
} from '@shop/domain';
import type { FoundHotelView, FoundRoomsView } from '@shop/ports/screens';
import { presentAround } from './present-around.js';
import { presentChoice, settleChoice } from './present-choice.js';
import { presentFoundHotel } from './present-found-hotel.js';
import { filtered, textsOf } from './present-kinds.js';
import { presentPlaces } from './present-places.js';
import { type ListFacts, type ShownHotel, shownHotelOf } from './shown-hotel.js';
import { type ListOptions, stayHref } from './stay-links.js';
import { wayOf } from './stay-purpose.js';

export function presentFound(list: ListFacts): FoundRoomsView {
  const { found, facts, question, hotels: texts } = list;
  const { language } = question.visitor;
  const { stay, answer } = found;
  const { options } = facts;
  const choice = settleChoice(choiceOf(facts.state), answer.hotels);
  const shownHotels = answer.hotels.map((offers) => shownHotelOf(offers, choice, options.place));
  const lowest = lowestShown(shownHotels, list);
  const hotels = shownHotels.map((shownHotel) => presentFoundHotel(shownHotel, lowest, list));
  const typed = { ...stay, promoCode: facts.read.promoCode, rooms: stay.rooms.map(typedRoomOf) };
  const hrefWith = (differs: Partial<ListOptions>) =>
    stayHref(typed, { ...options, ...differs }, language);
  const one = choice.hotel ?? stay.hotel;
  return {
    around: one && presentAround(one, list.products, list),
    count: hotels.reduce((count, { kinds, more }) => count + kinds.length + (more?.count ?? 0), 0),
    nights: nightsOf(stay),
    places: presentPlaces(choice, list, (place) => hrefWith({ place })),
    filters: filtersOf(shownHotels, list).map((key) => {
      const isOn = options.filters.includes(key);
      const others = options.filters.filter((one) => one !== key);
      return { key, isOn, href: hrefWith({ filters: isOn ? others : [...others, key] }) };
    }),
    sorts: roomSorts.map((sort) => ({
      key: sort,
      isOn: sort === options.sort,
      href: hrefWith({ sort }),
    })),
    hotels: hotels.toSorted((one, other) => Number(isBare(one)) - Number(isBare(other))),
    choice: presentChoice(
      choice,
      choice.hotel && texts.hotel(choice.hotel, language),
      stay,
      choice.hotel && codeIn(answer, choice.hotel),
      language,
      wayOf(facts.purpose),
    ),
  };
}

const isBare = ({ kinds }: FoundHotelView): boolean => kinds.length === 0;

function lowestShown(
  shownHotels: readonly ShownHotel[],
  { facts, question, hotels }: ListFacts,
): number {
  const { language } = question.visitor;
  const shown = shownHotels.flatMap(({ offers: { code }, rooms }) =>
    filtered(hotels.hotel(code, language), rooms, facts.options),
  );
  return Math.min(...shown.map(({ total }) => total.amount));
}

/** Filters that would narrow the list, and the active ones. */
function filtersOf(
  shownHotels: readonly ShownHotel[],
  { facts: { options }, question, hotels }: ListFacts,
): readonly RoomFilter[] {
  const { language } = question.visitor;
  const all = shownHotels.flatMap(({ rooms }) => rooms);
  const rooms = [...new Set(all.map(({ room }) => room))];
  const texts = shownHotels.map(({ offers: { code } }) => textsOf(hotels.hotel(code, language)));
  const traits = new Map(
    rooms.map((room) => [room, texts.flatMap((textOf) => textOf(room)?.traits ?? [])]),
  );
  const useful = usefulFilters(all, (room) => traits.get(room) ?? []);
  return roomFilters.filter((one) => useful.includes(one) || options.filters.includes(one));
}
