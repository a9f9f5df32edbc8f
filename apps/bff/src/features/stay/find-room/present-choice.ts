import {
  type HotelCode,
  type HotelOffers,
  hotelRoute,
  type Language,
  pathOf,
  priceSince,
  rateOf,
  readSeen,
  type RoomChoice,
  type RoomOffer,
  type SettledRoom,
  settleRooms,
  subtract,
  type WantedStay,
  writeRoomRequest,
  writeSeen,
} from '@shop/domain';
import type { HotelText } from '@shop/ports/backends';
import type { PlaceView, RoomsToAdd, StayChoiceView } from '@shop/ports/screens';
import { presentMoney } from '../../../presenters/present-money.js';
import { openAsked } from '../../../visit/asked-total.js';
import type { Seal } from '../../../visit/seal.js';
import { textsOf } from './present-kinds.js';
import { addUp, presentNights, presentRule } from './present-rate.js';

/** The choice, checked against the hotels' current reply. */
export interface SettledChoice {
  /** `undefined` while no room is chosen. */
  readonly hotel: HotelCode | undefined;
  readonly rooms: readonly SettledRoom[];
}

/** The choice in its hotel, if the reply contains that hotel. */
export function settleChoice(choice: RoomChoice, hotels: readonly HotelOffers[]): SettledChoice {
  const hotel = hotels.find(({ code }) => code === choice.hotel);
  const places = hotels[0]?.rooms.length ?? 0;
  if (!hotel)
    return { hotel: undefined, rooms: Array.from({ length: places }, () => ({ kind: 'open' })) };
  return { hotel: hotel.code, rooms: settleRooms(choice, hotel.rooms) };
}

export function presentRoomOf(
  settled: SettledRoom,
  text: HotelText,
  language: Language,
  now: Date,
): PlaceView['room'] {
  if (settled.kind !== 'chosen') return undefined;
  const { offer, before } = settled;
  return {
    name: nameOf(offer, text),
    board: offer.board,
    total: presentMoney(offer.total, language),
    rule: presentRule(offer.rule, language, now),
    before: before && presentMoney(before, language),
    nights: presentNights(offer.nights, language),
  };
}

export const nameOf = ({ room, name }: Pick<RoomOffer, 'room' | 'name'>, text: HotelText): string =>
  textsOf(text)(room)?.name ?? name;

/** The rooms chosen so far and their total; `undefined` without any. */
export function presentChoice(
  { hotel, rooms }: SettledChoice,
  text: HotelText | undefined,
  stay: WantedStay,
  promoCode: string | undefined,
  language: Language,
  way: StayWay = {},
): StayChoiceView | undefined {
  const chosen = rooms.flatMap((one) => (one.kind === 'chosen' ? [one] : []));
  const total = addUp(chosen.map(({ offer }) => offer.total));
  if (!hotel || !text || !total) return undefined;
  const before = addUp(chosen.map(({ offer, before: was }) => was ?? offer.total));
  const isWhole = chosen.length === rooms.length;
  return {
    hotel: {
      code: hotel,
      name: text.name,
      wall: text.wall,
      href: pathOf(hotelRoute(hotel), language),
    },
    chosen: chosen.length,
    total: presentMoney(total, language),
    before: before && before.amount !== total.amount ? presentMoney(before, language) : undefined,
    wish: isWhole
      ? { ...stayRequestOf(hotel, chosen, stay, promoCode), seen: writeSeen(total), ...way }
      : undefined,
    promo: promoCode,
  };
}

type StayWay = Pick<RoomsToAdd, 'instead' | 'package' | 'plan'>;

type Chosen = Extract<SettledRoom, { kind: 'chosen' }>;

/** The rooms by type, as the form posts them to the cart. */
const stayRequestOf = (
  hotel: HotelCode,
  chosen: readonly Chosen[],
  { checkIn: checkin, checkOut: checkout, rooms }: WantedStay,
  promoCode = '',
): RoomsToAdd => ({
  hotel,
  checkin,
  checkout,
  promo: promoCode,
  room: chosen.flatMap(({ offer }, at) => {
    const party = rooms[at];
    return party ? [writeRoomRequest({ party, ...rateOf(offer) })] : [];
  }),
});

/** Adds the hotels' new price for these rooms, which a button accepts. */
export function withAsked(
  choice: StayChoiceView | undefined,
  sealed: string | null,
  seal: Seal,
  language: Language,
): StayChoiceView | undefined {
  const offered = readSeen(choice?.wish?.seen);
  const asked = choice?.wish && sealed ? openAsked(seal, choice.wish, sealed) : undefined;
  if (!choice?.wish || !offered || !asked) return choice;
  if (priceSince({ seen: offered }, asked) !== 'dearer') return choice;
  return {
    ...choice,
    total: presentMoney(asked, language),
    more: presentMoney(subtract(asked, offered), language),
    wish: { ...choice.wish, seen: writeSeen(asked) },
  };
}
