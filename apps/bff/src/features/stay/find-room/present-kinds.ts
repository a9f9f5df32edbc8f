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

/** Of so many and fewer it is said how many are left. */
const fewLeft = 3;

/** The offers that can still be had for a place beside what the other places have. */
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
  /** The lowest total of all that is shown. */
  readonly lowest: number;
}

export interface PresentedKinds {
  readonly kinds: readonly RoomKindView[];
  /** How many more there are. */
  readonly others: number;
}

/** A hotel's rooms as tickets: one a kind, with its rates; of many the first. */
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

/** The offers of a list that is narrowed. */
export const filtered = (
  hotel: HotelText,
  offers: readonly RoomOffer[],
  { filters }: Pick<ListOptions, 'filters'>,
): readonly RoomOffer[] => {
  const textOf = textsOf(hotel);
  return narrowed(offers, filters, (room) => textOf(room)?.traits ?? []);
};
