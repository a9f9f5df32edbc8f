import { isSame, type Money } from '../money/money.js';
import { type Board, boards, type RoomOffer } from './stay.js';
import type { HotelCode } from './hotel.js';

/** A chosen room, identified by its properties, because tokens expire. */
export interface SelectedRoom {
  /** The hotel's code for the kind of room. */
  readonly room: string;
  readonly board: Board;
  /** Whether cancelling is free. */
  readonly isFree: boolean;
  /** The price when it was chosen. */
  readonly total: Money;
}

/** The rooms chosen for a stay in one hotel, one entry per room of the search. */
export interface RoomChoice {
  readonly hotel: HotelCode | undefined;
  readonly rooms: readonly (SelectedRoom | undefined)[];
}

export const nothingChosen: RoomChoice = { hotel: undefined, rooms: [] };

const separator = '.';

type Rate = Pick<SelectedRoom, 'room' | 'board' | 'isFree'>;

/** The value of a rate's button: `suite-nido.breakfast.free`. */
export const rateKey = ({ room, board, isFree }: Rate): string =>
  [room, board, isFree ? 'free' : 'fixed'].join(separator);

/** The inverse of `rateKey`; `undefined` for anything else. */
export function readRate(text: string): Rate | undefined {
  const [room = '', word = '', rule = ''] = text.split(separator);
  const board = boards.find((one) => one === word);
  if (!/^[a-z0-9-]{1,80}$/.test(room) || !board) return undefined;
  return rule === 'free' || rule === 'fixed' ? { room, board, isFree: rule === 'free' } : undefined;
}

export const rateOf = ({ room, board, rule }: RoomOffer): Rate => ({
  room,
  board,
  isFree: rule.freeUntil !== undefined,
});

export const selectedOf = (offer: RoomOffer): SelectedRoom => ({
  ...rateOf(offer),
  total: offer.total,
});

export const offerOf = (offers: readonly RoomOffer[], rate: Rate): RoomOffer | undefined =>
  offers
    .filter((offer) => rateKey(rateOf(offer)) === rateKey(rate))
    .toSorted((one, other) => one.total.amount - other.total.amount)[0];

/** Choosing in another hotel drops the earlier choices (docs/rules/hotels.md#choosing). */
export function chooseRoom(
  choice: RoomChoice,
  hotel: HotelCode,
  place: number,
  room: SelectedRoom | undefined,
): RoomChoice {
  const kept = choice.hotel === hotel ? choice.rooms : [];
  const length = Math.max(kept.length, place + 1);
  const rooms = Array.from({ length }, (_, at) => (at === place ? room : kept[at]));
  return rooms.some((one) => one !== undefined) ? { hotel, rooms } : nothingChosen;
}

export type SettledRoom =
  | { readonly kind: 'open' }
  /** `before`: the price when it was chosen, if it differs now. */
  | { readonly kind: 'chosen'; readonly offer: RoomOffer; readonly before?: Money }
  | { readonly kind: 'lost'; readonly selected: SelectedRoom };

/** Matches chosen rooms with current offers; two rooms never share the last offer. */
export function settleRooms(
  { rooms }: Pick<RoomChoice, 'rooms'>,
  offers: readonly (readonly RoomOffer[])[],
): readonly SettledRoom[] {
  const taken = new Map<string, number>();
  return offers.map((ofPlace, at): SettledRoom => {
    const selected = rooms[at];
    if (!selected) return { kind: 'open' };
    const offer = offerOf(ofPlace, selected);
    const others = taken.get(selected.room) ?? 0;
    if (!offer || !isLeft(offer, others)) return { kind: 'lost', selected };
    taken.set(selected.room, others + 1);
    return isSame(offer.total, selected.total)
      ? { kind: 'chosen', offer }
      : { kind: 'chosen', offer, before: selected.total };
  });
}

/** Whether one more is available when `chosen` are taken. */
export const isLeft = ({ left }: Pick<RoomOffer, 'left'>, chosen: number): boolean =>
  left === undefined || left > chosen;

/** How many of each kind the other rooms have. */
export function takenBeside(
  settled: readonly SettledRoom[],
  place: number,
): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  settled.forEach((one, at) => {
    if (one.kind !== 'chosen' || at === place) return;
    taken.set(one.offer.room, (taken.get(one.offer.room) ?? 0) + 1);
  });
  return taken;
}

/** The room being chosen: `asked`, else the first without a choice. */
export function openPlace(settled: readonly SettledRoom[], asked: number | undefined): number {
  if (asked !== undefined && asked >= 0 && asked < settled.length) return asked;
  const open = settled.findIndex(({ kind }) => kind !== 'chosen');
  return open < 0 ? Math.max(0, settled.length - 1) : open;
}
