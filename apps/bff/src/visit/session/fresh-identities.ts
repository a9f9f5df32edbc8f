import { Inject, Injectable } from '@nestjs/common';
import type { Identity, SocialTokens } from '@shop/domain';
import { IdentityProvider } from '@shop/ports/backends';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { FreshTokens } from './fresh-tokens.js';
import { Sessions } from './sessions.js';

type SocialIdentity = Extract<Identity, { kind: 'social' }>;

/** The signed-in identity with valid tokens. Renewed tokens are saved in the session. */
@Injectable()
export class FreshIdentities {
  /** By access token. A failed save is retried by the next request. */
  private readonly keeping = new LRUCache<string, Promise<boolean>>({ max: 10_000, ttl: 60_000 });

  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: FreshTokens,
    @Inject(IdentityProvider) private readonly provider: IdentityProvider,
  ) {}

  /** `undefined` if signed out or ended by the provider; if it fails, the session stays. */
  async of(request: Request): Promise<Identity | undefined> {
    const identity = this.sessions.identityOf(request);
    if (identity?.kind !== 'social') return identity;
    const fresh = await this.tokens.of(identity.tokens, () => this.tokensIn(request));
    if (fresh.kind === 'ended') return this.endedOr(request, identity.tokens);
    if (fresh.kind === 'failed' || fresh.tokens.access === identity.tokens.access) return identity;
    const renewed = { ...identity, tokens: fresh.tokens };
    await this.keepOnce(request, renewed);
    return renewed;
  }

  /** Saves renewed tokens once: concurrent writes of one session would time out. */
  private async keepOnce(request: Request, renewed: SocialIdentity): Promise<void> {
    const { access } = renewed.tokens;
    const seen = this.keeping.get(access);
    if (seen && (await seen)) return;
    // Another request retried first.
    if (this.keeping.get(access) !== seen) return this.keepOnce(request, renewed);
    const kept = this.sessions.keep(request, renewed);
    this.keeping.set(access, kept);
    await kept;
  }

  /** Revokes the provider's tokens, including those of a renewal under way. */
  async revoke(tokens: SocialTokens): Promise<void> {
    await this.provider.revoke(await this.tokens.newest(tokens));
  }

  private async tokensIn(request: Request): Promise<SocialTokens | undefined> {
    const newest = await this.sessions.newest(request);
    return newest?.kind === 'social' ? newest.tokens : undefined;
  }

  /** Another instance may have renewed the tokens first: then the provider rejects the old ones. */
  private async endedOr(request: Request, old: SocialTokens): Promise<Identity | undefined> {
    const newest = await this.sessions.newest(request);
    if (newest?.kind === 'social' && newest.tokens.refresh !== old.refresh) return newest;
    await this.sessions.end(request);
    return undefined;
  }
}
