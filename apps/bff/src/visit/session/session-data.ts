import type { Identity } from '@shop/domain';
import type { Place } from './account-sessions.js';

/** A sign-in that the browser has yet to accept (`POST /user-session/`). */
export interface PendingSignIn {
  /** Used once, in this browser, before `until` (milliseconds of the clock). */
  readonly handle: string;
  readonly identity: Identity;
  readonly until: number;
}

declare module 'express-session' {
  /** Identity only: data that concurrent requests change is in cookies. */
  interface SessionData {
    identity?: Identity;
    pending?: PendingSignIn;
    /** Absolute end, in milliseconds of the clock. */
    endsAt?: number;
    isRemembered?: boolean;
    place?: Place;
  }
}
