import {
  type BookingState,
  bookingStateOf,
  idleBooking,
  nothingChosen,
  type ParkDay,
  partiesOf,
  type ReadStay,
  typedRoomOf,
} from '@shop/domain';
import type { PageQuestion } from '../../../screen/screen-handler.js';
import type { StayFacts } from './stay-facts.js';

/** Names of the query that say something of a search. */
const searchNames = ['checkin', 'checkout', 'rooms', 'hotel', 'promo', 'pick', 'add', 'drop'];

export const isSearch = (query: URLSearchParams): boolean =>
  searchNames.some((name) => query.has(name));

/** Whoever comes back without an address finds the form as it was left. */
export function withKept(
  read: ReadStay,
  query: URLSearchParams,
  state: BookingState,
  today: ParkDay,
): ReadStay {
  if (isSearch(query)) return read;
  const dates = state.dates && state.dates.checkin >= today ? state.dates : undefined;
  return {
    ...read,
    checkIn: dates?.checkin,
    checkOut: dates?.checkout,
    rooms: partiesOf(state).map(typedRoomOf),
    promo: state.promocode,
  };
}

/**
 * What of this search is kept for the next page; its rooms are, by the press that chose them. A
 * search that was not made leaves all as it was.
 */
export function nextState(
  { searched, state, read }: StayFacts,
  { own }: PageQuestion,
): BookingState | undefined {
  // A handle that is none of ours is told of once, and replaced.
  if (searched.kind === 'notAsked') return own.stay.kind === 'forged' ? idleBooking() : undefined;
  const { stay } = searched;
  const ends = searched.kind === 'found' ? offersEnd(searched.answer.hotels) : undefined;
  const { checkIn, checkOut, rooms } = stay;
  return bookingStateOf({
    dates: { checkIn, checkOut },
    rooms,
    choice: nothingChosen,
    offersEnd: ends,
    promo: stay.promo ?? (read.promo ? undefined : state.promocode),
  });
}

type Offers = Extract<StayFacts['searched'], { kind: 'found' }>['answer']['hotels'];

/** The first end of all that is shown. */
function offersEnd(hotels: Offers): Date | undefined {
  const ends = hotels.flatMap(({ rooms }) => rooms.flat()).map(({ tokenEnds }) => tokenEnds);
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
