import { createHash } from 'node:crypto';
import type { SocialTokens } from '@shop/domain';
import type { Clock, IdentityProvider, Refreshed } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';

/** Tokens that end within this are as good as ended: clocks differ. */
const skewMs = 60_000;
/** A request that began with old tokens finds what became of them for so long. */
const rememberedMs = 60_000;

/** Renews tokens at their end, once for all who ask at a time (reliability.md 1, row 7). */
export class FreshTokens {
  private readonly flights = new LRUCache<string, Promise<Refreshed>>({
    max: 10_000,
    ttl: rememberedMs,
  });

  constructor(
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
  ) {}

  /** Tokens that are good now; the same ones while they are. */
  async of(tokens: SocialTokens): Promise<Refreshed> {
    return this.isFresh(tokens) ? { kind: 'ok', tokens } : this.renewed(tokens);
  }

  /** What these became, if they are just being renewed, or were a moment ago. */
  async newest(tokens: SocialTokens): Promise<SocialTokens> {
    const reply = await this.flights.get(keyOf(tokens.refresh ?? ''));
    return reply?.kind === 'ok' ? reply.tokens : tokens;
  }

  private renewed(tokens: SocialTokens): Promise<Refreshed> {
    if (!tokens.refresh) return Promise.resolve({ kind: 'failed', reason: 'rejected' });
    const key = keyOf(tokens.refresh);
    const flight = this.flights.get(key) ?? this.provider.refresh(tokens);
    this.flights.set(key, flight);
    // What failed for a moment may be tried again by the next.
    void flight.then(({ kind }) => kind === 'failed' && this.flights.delete(key));
    return flight;
  }

  private isFresh({ endsAt }: SocialTokens): boolean {
    return endsAt - skewMs > this.clock.now().getTime();
  }
}

const keyOf = (refresh: string) => createHash('sha256').update(refresh).digest('base64url');
