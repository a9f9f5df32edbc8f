import { type BookingState, readBooking, writeBooking } from '@shop/domain';
import type { CookieJar } from './cookie-jar.js';

/** The stay being booked in this browser (docs/rules/hotels.md#state). */
export type StayCookie =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly state: BookingState }
  /** A cookie that can't be opened. */
  | { readonly kind: 'forged' };

/** Two cookies: the page writes the search and the form post the rooms, in any order. */
export function stayCookieOf(jar: CookieJar): StayCookie {
  const search = stateIn(jar, 'stay_search');
  const chosen = stateIn(jar, 'stay');
  if (search === 'forged' || chosen === 'forged') return { kind: 'forged' };
  const state = search ?? chosen;
  if (!state) return { kind: 'none' };
  const { hotelcode, selectedRooms } = chosen ?? {};
  return { kind: 'kept', state: { ...state, hotelcode, selectedRooms: selectedRooms ?? [] } };
}

export function keepSearch(jar: CookieJar, state: BookingState): void {
  jar.setSealed('stay_search', writeBooking(state));
  if (stateIn(jar, 'stay') === 'forged') jar.remove('stay');
}

export const keepChoice = (jar: CookieJar, state: BookingState): void =>
  jar.setSealed('stay', writeBooking(state));

function stateIn(
  jar: CookieJar,
  cookie: 'stay' | 'stay_search',
): BookingState | 'forged' | undefined {
  if (!jar.has(cookie)) return undefined;
  const text = jar.readSealed(cookie);
  return (text === undefined ? undefined : readBooking(text)) ?? 'forged';
}
