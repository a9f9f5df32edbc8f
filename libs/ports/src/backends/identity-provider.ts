import type { SocialProfile, SocialTokens } from '@shop/domain';
import type { Asked, Failure } from './asked.js';

/** New tokens; or `ended`: the provider said that this sign-in is no more (`invalid_grant`). */
export type Refreshed =
  | { readonly kind: 'ok'; readonly tokens: SocialTokens }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly reason: Failure };

/**
 * The identity provider, after somebody signed in there. It always replies. How somebody signs in
 * is passport's: the adapter has a strategy for it.
 */
export interface IdentityProvider {
  /** `unknown` when the token is no longer taken. */
  profile(tokens: SocialTokens): Promise<Asked<SocialProfile>>;
  /** A provider that gives no new refresh token leaves the old one in use. */
  refresh(tokens: SocialTokens): Promise<Refreshed>;
  /** Makes the tokens worthless; whether that worked is only reported. */
  revoke(tokens: SocialTokens): Promise<void>;
}

export const IdentityProvider = Symbol('IdentityProvider');
