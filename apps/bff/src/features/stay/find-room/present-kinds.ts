import {
  firstKinds,
  isLeft,
  type Language,
  narrowed,
  pathOf,
  rateKey,
  rateOf,
  type RoomOffer,
  roomRoute,
  type RoomSort,
  type SettledRoom,
  sortedKinds,
  takenBeside,
} from '@shop/domain';
import type { HotelText, RoomText } from '@shop/ports/backends';
import type { RoomKindView } from '@shop/ports/screens';
import { presentWindow } from '../present-rooms.js';
import { presentNight, presentRate } from './present-rate.js';
import type { ListOptions } from './stay-links.js';

/** Up to this number, shows how many rooms are left. */
const fewLeft = 3;

/** Offers left for one room, after what the other rooms use. */
export const offersLeft = (
  offers: readonly RoomOffer[],
  settled: readonly SettledRoom[],
  place: number,
): readonly RoomOffer[] => {
  const taken = takenBeside(settled, place);
  return offers.filter((offer) => isLeft(offer, taken.get(offer.room) ?? 0));
};

interface KindsOf {
  readonly hotel: HotelText;
  readonly offers: readonly RoomOffer[];
  readonly settled: SettledRoom | undefined;
  readonly options: Pick<ListOptions, 'filters' | 'sort' | 'whole'>;
  readonly language: Language;
  readonly now: Date;
  readonly lowest: number;
}

export interface PresentedKinds {
  readonly kinds: readonly RoomKindView[];
  readonly others: number;
}

/** A hotel's rooms as tickets, one per kind with its rates. A long list is cut. */
export function presentKinds(of: KindsOf): PresentedKinds {
  const { hotel, offers, settled, options, language, now, lowest } = of;
  const textOf = textsOf(hotel);
  const shown = filtered(hotel, offers, options);
  const sizes = (room: string) => textOf(room)?.size ?? 0;
  const sort: RoomSort = options.sort;
  const all = sortedKinds(shown, sort, sizes);
  const first = firstKinds(all, options.whole.includes(hotel.code));
  const kinds = first.flatMap(({ room, rates }) => {
    const [lowestRate] = rates;
    if (!lowestRate) return [];
    const text = textOf(room);
    const chosen = settled?.kind === 'chosen' ? rateKey(rateOf(settled.offer)) : undefined;
    const left = lowestRate.left;
    return {
      room,
      name: text?.name ?? lowestRate.name,
      href: text && pathOf(roomRoute(hotel.code, room), language),
      window: presentWindow(hotel, text),
      beds: lowestRate.beds ?? text?.beds,
      view: lowestRate.view ?? text?.view,
      size: lowestRate.size ?? text?.size,
      isLowest: lowestRate.total.amount === lowest,
      left: left !== undefined && left <= fewLeft ? left : undefined,
      night: presentNight(lowestRate, language),
      rates: rates.map((offer) => presentRate(offer, language, now)),
      chosenRate:
        chosen && rates.map((offer) => rateKey(rateOf(offer))).find((key) => key === chosen),
    };
  });
  return { kinds, others: all.length - first.length };
}

export const textsOf =
  ({ rooms }: Pick<HotelText, 'rooms'>) =>
  (code: string): RoomText | undefined =>
    rooms.find((room) => room.code === code);

export const filtered = (
  hotel: HotelText,
  offers: readonly RoomOffer[],
  { filters }: Pick<ListOptions, 'filters'>,
): readonly RoomOffer[] => {
  const textOf = textsOf(hotel);
  return narrowed(offers, filters, (room) => textOf(room)?.traits ?? []);
};
