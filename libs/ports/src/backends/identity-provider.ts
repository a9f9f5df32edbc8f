import type { SocialProfile, SocialTokens } from '@shop/domain';
import type { BackendReply, Failure } from './backend-reply.js';

/** New tokens, or `ended` when the provider replied `invalid_grant`. */
export type Refreshed =
  | { readonly kind: 'ok'; readonly tokens: SocialTokens }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed'; readonly reason: Failure };

/** Calls after sign-in, which passport runs. A failure is a reply, never an exception. */
export interface IdentityProvider {
  /** `unknown` when the provider no longer accepts the token. */
  profile(tokens: SocialTokens): Promise<BackendReply<SocialProfile>>;
  /** If the provider sends no new refresh token, the old one stays in use. */
  refresh(tokens: SocialTokens): Promise<Refreshed>;
  /** Revokes the tokens; a failure is only reported. */
  revoke(tokens: SocialTokens): Promise<void>;
}

export const IdentityProvider = Symbol('IdentityProvider');
