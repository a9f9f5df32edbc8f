import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialTokens } from '@shop/domain';
import { Clock, IdentityProvider, type Refreshed } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { SessionStore } from './session-store.js';

/** Tokens about to expire count as expired, because clocks differ. */
const skewMs = 60_000;
/** How long requests with old tokens find the result of their renewal. */
const rememberedMs = 60_000;
/** A renewal that takes longer has failed. */
const turnSeconds = 15;
/** How long to wait for another instance's renewal, and the polling interval. */
const renewalTimeoutMs = 3_000;
const lookMs = 100;

/** Reads the session's current tokens from the store. */
export type Look = () => Promise<SocialTokens | undefined>;

/** Renews tokens once for all instances: reuse looks like theft (docs/rules/sign-in.md#renewal). */
@Injectable()
export class FreshTokens {
  private readonly flights = new LRUCache<string, Promise<Refreshed>>({
    max: 10_000,
    ttl: rememberedMs,
  });

  constructor(
    @Inject(IdentityProvider) private readonly provider: IdentityProvider,
    @Inject(Clock) private readonly clock: Clock,
    private readonly turns: SessionStore,
  ) {}

  /** Valid tokens: the given ones, or renewed ones. */
  async of(tokens: SocialTokens, look: Look): Promise<Refreshed> {
    return this.isFresh(tokens) ? { kind: 'ok', tokens } : this.renewed(tokens, look);
  }

  /** The result of a pending or recent renewal of these tokens. */
  async newest(tokens: SocialTokens): Promise<SocialTokens> {
    const reply = await this.flights.get(keyOf(tokens.refresh ?? ''));
    return reply?.kind === 'ok' ? reply.tokens : tokens;
  }

  private renewed(tokens: SocialTokens, look: Look): Promise<Refreshed> {
    if (!tokens.refresh) return Promise.resolve({ kind: 'failed', reason: 'rejected' });
    const key = keyOf(tokens.refresh);
    const flight = this.flights.get(key) ?? this.inTurn(tokens, key, look);
    this.flights.set(key, flight);
    // After a temporary failure the next request may retry.
    void flight.then(({ kind }) => kind === 'failed' && this.flights.delete(key));
    return flight;
  }

  /** If the store fails, every instance may renew. */
  private async inTurn(tokens: SocialTokens, key: string, look: Look): Promise<Refreshed> {
    const turn = await this.turns.isFirst(`renewal ${key}`, turnSeconds);
    if (turn.kind === 'ok' && !turn.answer) return renewedElsewhere(tokens, look);
    const reply = await this.provider.refresh(tokens);
    if (reply.kind === 'failed') await this.turns.letAnother(`renewal ${key}`);
    return reply;
  }

  private isFresh({ endsAt }: SocialTokens): boolean {
    return endsAt - skewMs > this.clock.now().getTime();
  }
}

/** Waits until another instance has saved its renewed tokens. */
async function renewedElsewhere(old: SocialTokens, look: Look): Promise<Refreshed> {
  for (let waited = 0; waited < renewalTimeoutMs; waited += lookMs) {
    const tokens = await look();
    if (tokens && tokens.access !== old.access) return { kind: 'ok', tokens };
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return { kind: 'failed', reason: 'timeout' };
}

const keyOf = (refresh: string) => createHash('sha256').update(refresh).digest('base64url');
