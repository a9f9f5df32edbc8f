import {
  codeIn,
  type HotelCode,
  type HotelOffers,
  hotelRoute,
  maxRooms,
  pathOf,
  type RoomOffer,
  type RoomParty,
  splitParty,
  typedRoomOf,
  type WantedStay,
  writeDayOfMonth,
} from '@shop/domain';
import type { FoundHotelView, NoRoomsView } from '@shop/ports/screens';
import { presentHotelScene } from '../../../presenters/present-hotel.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentKinds } from './present-kinds.js';
import type { ListFacts, ShownHotel } from './shown-hotel.js';
import { plainList, stayHref } from './stay-links.js';

/** A hotel with offers for the open room; or why it has none, and the nearest alternative. */
export function presentFoundHotel(
  { offers, settled, place, isOther, rooms }: ShownHotel,
  lowest: number,
  list: ListFacts,
): FoundHotelView {
  const { facts, question, hotels, content } = list;
  const { answer } = list.found;
  const { language } = question.visitor;
  const hotel = hotels.hotel(offers.code, language);
  const { kinds, others } = presentKinds({
    hotel,
    offers: rooms,
    settled: settled[place],
    options: facts.options,
    language,
    now: question.now,
    lowest,
  });
  const [park] = hotel.parks;
  const name = park && content.place(park.slug, language)?.name;
  return {
    code: offers.code,
    name: hotel.name,
    line: hotel.line,
    wall: hotel.wall,
    // Decorative: the hotel's name is next to it.
    scene: { ...presentHotelScene(hotel), alt: '' },
    href: pathOf(hotelRoute(offers.code), language),
    nearest: park && name ? { name, minutes: park.minutes } : undefined,
    kinds,
    more: others > 0 ? { count: others, href: wholeHref(offers.code, list) } : undefined,
    none: kinds.length > 0 ? undefined : presentNone(offers, rooms, list),
    place: place + 1,
    isOther,
    withoutCode: codeIn(answer, offers.code) === answer.promoCode ? undefined : answer.promoCode,
  };
}

function wholeHref(code: HotelCode, { found: { stay }, facts, question }: ListFacts): string {
  const { read, options } = facts;
  const typed = { ...stay, promoCode: read.promoCode, rooms: stay.rooms.map(typedRoomOf) };
  return stayHref(
    typed,
    { ...options, whole: [...options.whole, code] },
    question.visitor.language,
  );
}

function presentNone(
  { code, none }: HotelOffers,
  rooms: readonly RoomOffer[],
  list: ListFacts,
): NoRoomsView {
  const { found, facts, question } = list;
  const { language } = question.visitor;
  const { stay } = found;
  const { promoCode } = facts.read;
  const kind = rooms.length > 0 ? 'filtered' : (none?.kind ?? 'soldOut');
  const { instead, package: whole, plan } = facts.options;
  const keptWay = { ...plainList, instead, package: whole, plan };
  const hrefOf = (wanted: WantedStay) =>
    stayHref({ ...wanted, promoCode, rooms: wanted.rooms.map(typedRoomOf) }, keptWay, language);
  const split = kind === 'noRoomFits' ? splitRooms(stay.rooms, code, list) : undefined;
  return {
    kind,
    nights: none?.kind === 'minimumStay' ? none.nights : undefined,
    near: (found.near.get(code) ?? []).map(({ checkIn, checkOut, price }) => ({
      href: hrefOf({ ...stay, checkIn, checkOut }),
      from: writeDayOfMonth(checkIn, language),
      to: writeDayOfMonth(checkOut, language),
      price: presentMoney(price, language),
    })),
    split: split && { href: hrefOf({ ...stay, rooms: split }), rooms: split.length },
  };
}

/** The same people split over rooms that fit; `undefined` if they are too many for one stay. */
function splitRooms(
  parties: readonly RoomParty[],
  code: HotelCode,
  { hotels, question }: ListFacts,
): readonly RoomParty[] | undefined {
  const sizes = hotels.hotel(code, question.visitor.language).rooms;
  const shares = parties.map((party) => splitParty(party, sizes));
  const all = shares.flatMap((share) => share ?? []);
  const isMore = all.length > parties.length && all.length <= maxRooms;
  return shares.includes(undefined) || !isMore ? undefined : all;
}
