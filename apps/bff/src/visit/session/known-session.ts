import { Injectable } from '@nestjs/common';
import type { Identity, Lookups } from '@shop/domain';
import type { Visit } from '../visit.js';
import { FreshIdentities } from './fresh-identities.js';
import { type OwnSession, OwnSessions } from './own-sessions.js';
import { hasSession, Sessions } from './sessions.js';

/**
 * Who asks for a page. `keptBack`: somebody is signed in, and his browser came from another site
 * without the session's cookie, which is strict.
 */
export type KnownSession =
  | { readonly kind: 'none' }
  | { readonly kind: 'keptBack' }
  | {
      readonly kind: 'known';
      readonly identity: Identity;
      /** With tokens that are good now; `undefined` when the sign-in has just ended. */
      fresh(): Promise<Identity | undefined>;
      /** All sessions of this account; `undefined` when they can't be had. */
      all(): Promise<readonly OwnSession[] | undefined>;
    };

/** What the session itself says, without asking anybody. */
export const inSession = (identity: Identity | undefined): Lookups => ({
  social:
    identity?.kind === 'social' ? { kind: 'found', profile: identity.profile } : { kind: 'none' },
  site: identity?.kind === 'site' ? { kind: 'found', user: identity.user } : { kind: 'none' },
});

/** Whether there is a session is remembered apart, by a cookie that is never kept back. */
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
    // What our own pages ask for comes with every cookie there is.
    const mayBeKeptBack = as === 'html' && !hasSession(request);
    return { kind: mayBeKeptBack && jar.read('signed_in') !== undefined ? 'keptBack' : 'none' };
  }
}
