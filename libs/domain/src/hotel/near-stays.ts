import { addDays, type ParkDay } from '../calendar/park-day.js';
import { maxChildrenPerRoom, maxRooms } from './hotel.js';
import { fitsRoom, type RoomSize } from './price-room.js';
import { type RangeBounds, whyNotBegin, whyNotEnd } from './stay-range.js';
import { nightsOf, type RoomParty, type StayDates, type StayDay } from './stay.js';

/** The search window around the wanted days, in days. */
const farthest = 21;

/** Stays of the same length, nearest first, on days that the calendar allows. */
export function nearStays(
  wanted: StayDates,
  days: ReadonlyMap<ParkDay, StayDay>,
  bounds: RangeBounds,
  most: number,
): readonly StayDates[] {
  const nights = nightsOf(wanted);
  const found: StayDates[] = [];
  for (let away = 1; away <= farthest && found.length < most; away += 1)
    for (const shift of [away, -away]) {
      const checkIn = addDays(wanted.checkIn, shift);
      const checkOut = addDays(checkIn, nights);
      const isTold = days.has(checkIn);
      const isRuledOut =
        whyNotBegin(days, checkIn, bounds) ?? whyNotEnd(days, checkIn, checkOut, bounds);
      if (isTold && !isRuledOut && found.length < most) found.push({ checkIn, checkOut });
    }
  return found;
}

const fits = (party: RoomParty, rooms: readonly RoomSize[]): boolean =>
  rooms.some((room) => fitsRoom(party, room));

/** The fewest rooms for a party, filled evenly, every child with an adult. */
export function splitParty(
  party: RoomParty,
  rooms: readonly RoomSize[],
): readonly RoomParty[] | undefined {
  for (let count = 1; count <= Math.min(maxRooms, party.adults); count += 1) {
    const shares = shareOut(party, count);
    if (shares.every((share) => fits(share, rooms))) return shares;
  }
  return undefined;
}

const shareOut = ({ adults, childAges }: RoomParty, count: number): readonly RoomParty[] =>
  Array.from({ length: count }, (_, at) => ({
    adults: Math.floor(adults / count) + (at < adults % count ? 1 : 0),
    childAges: childAges.filter((_age, child) => child % count === at).slice(0, maxChildrenPerRoom),
  }));
