import { Injectable } from '@nestjs/common';
import type { Identity, Lookups } from '@shop/domain';
import type { Visit } from '../visit.js';
import { FreshIdentities } from './fresh-identities.js';
import { type OwnSession, OwnSessions } from './own-sessions.js';
import { hasSession, Sessions } from './sessions.js';

/** `keptBack`: signed in, but the strict cookie was withheld after another site's link. */
export type KnownSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'keptBack' }
  | {
      readonly kind: 'known';
      readonly identity: Identity;
      /** With valid tokens; `undefined` if the sign-in has just ended. */
      fresh(): Promise<Identity | undefined>;
      /** All sessions of this account; `undefined` if unavailable. */
      all(): Promise<readonly OwnSession[] | undefined>;
    };

/** The session's own data, without a backend call. */
export const inSession = (identity: Identity | undefined): Lookups => ({
  social:
    identity?.kind === 'social' ? { kind: 'found', profile: identity.profile } : { kind: 'none' },
  site: identity?.kind === 'site' ? { kind: 'found', user: identity.user } : { kind: 'none' },
});

/** A lax cookie says whether there is a session. */
@Injectable()
export class KnownSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly identities: FreshIdentities,
    private readonly own: OwnSessions,
  ) {}

  of({ request, jar }: Visit, as: 'html' | 'json'): KnownSession {
    const identity = this.sessions.identityOf(request);
    if (identity) {
      jar.set('signed_in', 'yes');
      return {
        kind: 'known',
        identity,
        fresh: () => this.identities.of(request),
        all: () => this.own.of(request),
      };
    }
    // Requests from our own pages carry all cookies.
    const mayBeKeptBack = as === 'html' && !hasSession(request);
    return { kind: mayBeKeptBack && jar.read('signed_in') !== undefined ? 'keptBack' : 'none' };
  }
}
