import type { RoomOffer } from './stay.js';

export const roomTraits = ['seaView', 'twoBeds'] as const;
export type RoomTrait = (typeof roomTraits)[number];

/** Filters of a room list; all active ones must match. */
export const roomFilters = ['breakfast', 'freeCancellation', ...roomTraits] as const;
export type RoomFilter = (typeof roomFilters)[number];

export const roomSorts = ['price', 'size'] as const;
export type RoomSort = (typeof roomSorts)[number];

/** A kind of room with its rates, cheapest first. */
export interface RoomKind {
  readonly room: string;
  readonly rates: readonly RoomOffer[];
}

type TraitsOf = (room: string) => readonly RoomTrait[];

const hasFilter = (offer: RoomOffer, filter: RoomFilter, traitsOf: TraitsOf): boolean => {
  if (filter === 'breakfast') return offer.board !== 'roomOnly';
  if (filter === 'freeCancellation') return offer.rule.freeUntil !== undefined;
  return traitsOf(offer.room).includes(filter);
};

export const narrowed = (
  offers: readonly RoomOffer[],
  filters: readonly RoomFilter[],
  traitsOf: TraitsOf,
): readonly RoomOffer[] =>
  offers.filter((offer) => filters.every((filter) => hasFilter(offer, filter, traitsOf)));

/** Filters that match some offers but not all. */
export const usefulFilters = (
  offers: readonly RoomOffer[],
  traitsOf: TraitsOf,
): readonly RoomFilter[] =>
  roomFilters.filter((filter) => {
    const count = narrowed(offers, [filter], traitsOf).length;
    return count > 0 && count < offers.length;
  });

export function sortedKinds(
  offers: readonly RoomOffer[],
  sort: RoomSort,
  sizeOf: (room: string) => number,
): readonly RoomKind[] {
  const rooms = [...new Set(offers.map(({ room }) => room))];
  const kinds = rooms.map((room) => ({
    room,
    rates: offers
      .filter((offer) => offer.room === room)
      .toSorted((one, other) => one.total.amount - other.total.amount),
  }));
  const lowest = ({ rates: [first] }: RoomKind) => first?.total.amount ?? 0;
  return kinds.toSorted((one, other) =>
    sort === 'size' && sizeOf(one.room) !== sizeOf(other.room)
      ? sizeOf(other.room) - sizeOf(one.room)
      : lowest(one) - lowest(other),
  );
}

/** How many kinds a hotel shows at first; one more is shown at once. */
const firstShown = 6;

export const firstKinds = <Kind>(kinds: readonly Kind[], isWhole: boolean): readonly Kind[] =>
  isWhole || kinds.length <= firstShown + 1 ? kinds : kinds.slice(0, firstShown);
