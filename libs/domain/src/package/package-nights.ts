import { addDays, type ParkDay } from '../calendar/park-day.js';
import { maxChildrenPerRoom, maxRooms } from '../hotel/hotel.js';
import type { TypedRoom } from '../hotel/read-stay.js';
import { maxNights, nightsOf, type StayDates } from '../hotel/stay.js';
import type { People } from '../people/people.js';

/**
 * The nights that go with visits on these days: from the eve of the first, so that nobody travels in
 * the morning, to the day after the last (docs/rules/packages.md#nights-filled). None where there is
 * no day, or where they are more than a stay may have.
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

/** Two adults sleep in one room, as the search begins. */
const adultsPerRoom = 2;

/**
 * Rooms for the people of a package, as evenly filled as they can be: each has an adult. How old the
 * children are nobody has said: hotels count another age than parks, and ask for each.
 */
export function roomsFor({ ADULT, CHILD, INFANT }: People): readonly TypedRoom[] {
  const children = CHILD + INFANT;
  const wanted = Math.max(ADULT / adultsPerRoom, children / maxChildrenPerRoom);
  const count = Math.max(1, Math.min(Math.ceil(wanted), ADULT, maxRooms));
  return Array.from({ length: count }, (_, at) => {
    const few = Math.min(shareOf(children, count, at), maxChildrenPerRoom);
    return { adults: Math.max(1, shareOf(ADULT, count, at)), children: few, ages: [] };
  });
}

/** What of so many falls to one of so many rooms; the first ones have what does not divide. */
const shareOf = (all: number, rooms: number, at: number): number =>
  Math.floor(all / rooms) + (at < all % rooms ? 1 : 0);
