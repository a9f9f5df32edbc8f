import type { Identity, Lookups } from '@shop/domain';

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
    };

/** What the session itself says, without asking anybody. */
export const inSession = (identity: Identity | undefined): Lookups => ({
  social:
    identity?.kind === 'social' ? { kind: 'found', profile: identity.profile } : { kind: 'none' },
  site: identity?.kind === 'site' ? { kind: 'found', user: identity.user } : { kind: 'none' },
});
