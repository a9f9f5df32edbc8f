import type { Identity } from '@shop/domain';
import type { Place } from './account-sessions.js';

/** A sign-in that waits for the browser to take it (`POST /user-session/`). */
export interface PendingSignIn {
  /** Good once, in this browser, until `until` (milliseconds of the clock). */
  readonly handle: string;
  readonly identity: Identity;
  readonly until: number;
}

declare module 'express-session' {
  /** Identity only: what changes in two requests at a time has cookies of its own. */
  interface SessionData {
    identity?: Identity;
    pending?: PendingSignIn;
    /** Milliseconds of the clock, however busy the session is. */
    endsAt?: number;
    isRemembered?: boolean;
    /** Among the sessions of its account. */
    place?: Place;
  }
}
