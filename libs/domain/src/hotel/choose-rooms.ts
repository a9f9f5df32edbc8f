import { isSame, type Money } from '../money/money.js';
import { type Board, boards, type RoomOffer } from './stay.js';
import type { HotelCode } from './hotel.js';

/** A room that was chosen, by what it is: tokens end, and the same room is found again by this. */
export interface SelectedRoom {
  /** The kind of room, as the hotel calls it. */
  readonly room: string;
  readonly board: Board;
  /** Whether its rate can be cancelled free. */
  readonly isFree: boolean;
  /** What it cost when it was chosen. */
  readonly total: Money;
}

/** What was chosen for a stay: one hotel, a place for each room that was asked for. */
export interface RoomChoice {
  readonly hotel: HotelCode | undefined;
  readonly rooms: readonly (SelectedRoom | undefined)[];
}

export const nothingChosen: RoomChoice = { hotel: undefined, rooms: [] };

const separator = '.';

type Rate = Pick<SelectedRoom, 'room' | 'board' | 'isFree'>;

/** What a button says of the rate that it chooses: `suite-nido.breakfast.free`. */
export const rateKey = ({ room, board, isFree }: Rate): string =>
  [room, board, isFree ? 'free' : 'fixed'].join(separator);

/** The rate that a form names; `undefined` for what no button of ours says. */
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

/** The offer of a rate; the lowest where there are several. */
export const offerOf = (offers: readonly RoomOffer[], rate: Rate): RoomOffer | undefined =>
  offers
    .filter((offer) => rateKey(rateOf(offer)) === rateKey(rate))
    .toSorted((one, other) => one.total.amount - other.total.amount)[0];

/**
 * A room chosen for a place. A stay is in one hotel: choosing in another begins anew there
 * (docs/rules/hotels.md#choosing).
 */
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

/** A place of a stay beside what can be had now. */
export type SettledRoom =
  | { readonly kind: 'open' }
  /** `before`: what it cost when it was chosen, where that was another amount. */
  | { readonly kind: 'chosen'; readonly offer: RoomOffer; readonly before?: Money }
  /** It can't be had any more. */
  | { readonly kind: 'lost'; readonly selected: SelectedRoom };

/**
 * Each place with the room that was chosen for it, where it can still be had on these dates for
 * these people: the choice outlives its tokens, other dates and other amounts, and the difference is
 * told. Two places don't get the one room that is left.
 */
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

/** Whether one more of a kind can be had when so many of it are chosen already. */
export const isLeft = ({ left }: Pick<RoomOffer, 'left'>, chosen: number): boolean =>
  left === undefined || left > chosen;

/** How many of each kind the other places have. */
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

/** The place that is being chosen: the one that was opened, else the first that has no room. */
export function openPlace(settled: readonly SettledRoom[], asked: number | undefined): number {
  if (asked !== undefined && asked >= 0 && asked < settled.length) return asked;
  const open = settled.findIndex(({ kind }) => kind !== 'chosen');
  return open < 0 ? Math.max(0, settled.length - 1) : open;
}
