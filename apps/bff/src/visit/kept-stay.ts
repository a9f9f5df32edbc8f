import { type BookingState, readBooking, writeBooking } from '@shop/domain';
import type { CookieJar } from './cookie-jar.js';

/** What a browser brings of a stay that is being booked (docs/rules/hotels.md#state). */
export type KeptStay =
  | { readonly kind: 'none' }
  | { readonly kind: 'kept'; readonly state: BookingState }
  /** A handle that we did not make, or can't read any more. */
  | { readonly kind: 'forged' };

export function keptStayOf(jar: CookieJar): KeptStay {
  if (!jar.has('stay')) return { kind: 'none' };
  const text = jar.readSealed('stay');
  const state = text === undefined ? undefined : readBooking(text);
  return state ? { kind: 'kept', state } : { kind: 'forged' };
}

export const keepStay = (jar: CookieJar, state: BookingState): void =>
  jar.setSealed('stay', writeBooking(state));
