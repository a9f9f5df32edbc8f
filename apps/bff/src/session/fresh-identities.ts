import type { Identity } from '@shop/domain';
import type { Request } from 'express';
import type { FreshTokens } from './fresh-tokens.js';
import type { Sessions } from './sessions.js';

/** Who is signed in, with tokens that are good now; what is new of them is kept in the session. */
export class FreshIdentities {
  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: FreshTokens,
  ) {}

  /**
   * `undefined` when nobody is, or when the provider ended the sign-in, which ends the session. A
   * provider that is away leaves it as it is.
   */
  async of(request: Request): Promise<Identity | undefined> {
    const identity = this.sessions.identityOf(request);
    if (identity?.kind !== 'social') return identity;
    const fresh = await this.tokens.of(identity.tokens);
    if (fresh.kind === 'ended') {
      await this.sessions.end(request);
      return undefined;
    }
    if (fresh.kind === 'failed' || fresh.tokens.access === identity.tokens.access) return identity;
    const renewed = { ...identity, tokens: fresh.tokens };
    await this.sessions.keep(request, renewed);
    return renewed;
  }
}
