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

/** Query fields that belong to a search. */
const searchNames = ['checkin', 'checkout', 'rooms', 'hotel', 'promo', 'pick', 'add', 'drop'];

export const isSearch = (query: URLSearchParams): boolean =>
  searchNames.some((name) => query.has(name));

/** Without a query, restores the visitor's last search. */
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
    promoCode: state.promoCode,
  };
}

/** The search to store in the cookie; `undefined` leaves it as it is. */
export function nextState(
  { searched, state, read }: StayFacts,
  { own }: PageQuestion,
): BookingState | undefined {
  // An invalid cookie is reported once, then replaced.
  if (searched.kind === 'notAsked') return own.stay.kind === 'forged' ? idleBooking() : undefined;
  const { stay } = searched;
  const ends = searched.kind === 'found' ? offersEnd(searched.answer.hotels) : undefined;
  const { checkIn, checkOut, rooms } = stay;
  return bookingStateOf({
    dates: { checkIn, checkOut },
    rooms,
    choice: nothingChosen,
    offersEnd: ends,
    promoCode: stay.promoCode ?? (read.promoCode ? undefined : state.promoCode),
  });
}

type Offers = Extract<StayFacts['searched'], { kind: 'found' }>['answer']['hotels'];

function offersEnd(hotels: Offers): Date | undefined {
  const ends = hotels.flatMap(({ rooms }) => rooms.flat()).map(({ tokenEnds }) => tokenEnds);
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
}
