import { type BookingState, readBooking, writeBooking } from '@shop/domain';
import type { CookieJar } from './cookie-jar.js';

/** What a browser brings of a stay that is being booked (docs/rules/hotels.md#state). */
export type KeptStay =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly state: BookingState }
  /** A handle that we did not make, or can't read any more. */
  | { readonly kind: 'forged' };

/**
 * The search is kept by the page that shows it, the rooms by the press that chose them, each in a
 * cookie of its own: a page may be asked for before a press and answered after it.
 */
export function keptStayOf(jar: CookieJar): KeptStay {
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
