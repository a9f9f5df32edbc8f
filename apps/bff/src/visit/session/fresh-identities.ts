import { Inject, Injectable } from '@nestjs/common';
import type { Identity, SocialTokens } from '@shop/domain';
import { IdentityProvider } from '@shop/ports/backends';
import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { FreshTokens } from './fresh-tokens.js';
import { Sessions } from './sessions.js';

type SocialIdentity = Extract<Identity, { kind: 'social' }>;

/** Who is signed in, with tokens that are good now; what is new of them is kept in the session. */
@Injectable()
export class FreshIdentities {
  /** By the access token that is kept; what could not be is kept by the next who has it. */
  private readonly keeping = new LRUCache<string, Promise<boolean>>({ max: 10_000, ttl: 60_000 });

  constructor(
    private readonly sessions: Sessions,
    private readonly tokens: FreshTokens,
    @Inject(IdentityProvider) private readonly provider: IdentityProvider,
  ) {}

  /**
   * `undefined` when nobody is, or when the provider ended the sign-in, which ends the session. A
   * provider that is away leaves it as it is.
   */
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

  /**
   * Once for all who had the old tokens: as many writes of one session at a time would wait for each
   * other, and the last of them for longer than a session may take.
   */
  private async keepOnce(request: Request, renewed: SocialIdentity): Promise<void> {
    const { access } = renewed.tokens;
    const seen = this.keeping.get(access);
    if (seen && (await seen)) return;
    // Somebody else was quicker to try again.
    if (this.keeping.get(access) !== seen) return this.keepOnce(request, renewed);
    const kept = this.sessions.keep(request, renewed);
    this.keeping.set(access, kept);
    await kept;
  }

  /** Makes worthless what the provider gave, also what a renewal under way is just getting. */
  async revoke(tokens: SocialTokens): Promise<void> {
    await this.provider.revoke(await this.tokens.newest(tokens));
  }

  private async tokensIn(request: Request): Promise<SocialTokens | undefined> {
    const newest = await this.sessions.newest(request);
    return newest?.kind === 'social' ? newest.tokens : undefined;
  }

  /** Another copy of the shop may have renewed them first: then the provider means the old ones. */
  private async endedOr(request: Request, old: SocialTokens): Promise<Identity | undefined> {
    const newest = await this.sessions.newest(request);
    if (newest?.kind === 'social' && newest.tokens.refresh !== old.refresh) return newest;
    await this.sessions.end(request);
    return undefined;
  }
}
