import { addDays, type ParkDay } from '../calendar/park-day.js';
import { maxChildrenPerRoom, maxRooms } from '../hotel/hotel.js';
import type { TypedRoom } from '../hotel/read-stay.js';
import { maxNights, nightsOf, type StayDates } from '../hotel/stay.js';
import type { People } from '../people/people.js';

/**
 * Nights around visits: from the evening before the first to the day after the last
 * (docs/rules/packages.md#nights-filled). `undefined` without a day, or beyond the limit of a stay.
 */
export function nightsAround(days: readonly ParkDay[], today: ParkDay): StayDates | undefined {
  const [first] = days.toSorted();
  const last = days.toSorted().at(-1);
  if (!first || !last) return undefined;
  const eve = addDays(first, -1);
  const dates = { checkIn: eve < today ? today : eve, checkOut: addDays(last, 1) };
  const nights = nightsOf(dates);
  return nights >= 1 && nights <= maxNights ? dates : undefined;
}

/** As in the search's default room. */
const adultsPerRoom = 2;

/** Rooms filled evenly, each with an adult. Children's ages stay open: hotels need exact ones. */
export function roomsFor({ ADULT, CHILD, INFANT }: People): readonly TypedRoom[] {
  const children = CHILD + INFANT;
  const wanted = Math.max(ADULT / adultsPerRoom, children / maxChildrenPerRoom);
  const count = Math.max(1, Math.min(Math.ceil(wanted), ADULT, maxRooms));
  return Array.from({ length: count }, (_, at) => {
    const few = Math.min(shareOf(children, count, at), maxChildrenPerRoom);
    return { adults: Math.max(1, shareOf(ADULT, count, at)), children: few, ages: [] };
  });
}

/** The share of one room; the first rooms take the remainder. */
const shareOf = (all: number, rooms: number, at: number): number =>
  Math.floor(all / rooms) + (at < all % rooms ? 1 : 0);
