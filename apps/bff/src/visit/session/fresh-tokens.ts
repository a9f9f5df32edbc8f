import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { SocialTokens } from '@shop/domain';
import { Clock, IdentityProvider, type Refreshed } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { SessionStore } from './session-store.js';

/** Tokens that end within this are as good as ended: clocks differ. */
const skewMs = 60_000;
/** A request that began with old tokens finds what became of them for so long. */
const rememberedMs = 60_000;
/** A renewal that took longer than this has failed. */
const turnSeconds = 15;
/** How long another copy of the shop is given for its renewal, and how often it is looked for. */
const patienceMs = 3_000;
const lookMs = 100;

/** Reads the session's tokens as they are in the store by now. */
export type Look = () => Promise<SocialTokens | undefined>;

/**
 * Renews tokens at their end, once for all who ask at a time, in whichever copy of the shop
 * (docs/rules/sign-in.md#renewal): a provider takes a refresh token that comes twice for stolen.
 */
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

  /** Tokens that are good now; the same ones while they are. */
  async of(tokens: SocialTokens, look: Look): Promise<Refreshed> {
    return this.isFresh(tokens) ? { kind: 'ok', tokens } : this.renewed(tokens, look);
  }

  /** What these became, if they are just being renewed, or were a moment ago. */
  async newest(tokens: SocialTokens): Promise<SocialTokens> {
    const reply = await this.flights.get(keyOf(tokens.refresh ?? ''));
    return reply?.kind === 'ok' ? reply.tokens : tokens;
  }

  private renewed(tokens: SocialTokens, look: Look): Promise<Refreshed> {
    if (!tokens.refresh) return Promise.resolve({ kind: 'failed', reason: 'rejected' });
    const key = keyOf(tokens.refresh);
    const flight = this.flights.get(key) ?? this.inTurn(tokens, key, look);
    this.flights.set(key, flight);
    // What failed for a moment may be tried again by the next.
    void flight.then(({ kind }) => kind === 'failed' && this.flights.delete(key));
    return flight;
  }

  /** A store that is away keeps nobody from renewing. */
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

/** What another copy of the shop makes of these tokens, as soon as it has kept it. */
async function renewedElsewhere(old: SocialTokens, look: Look): Promise<Refreshed> {
  for (let waited = 0; waited < patienceMs; waited += lookMs) {
    const tokens = await look();
    if (tokens && tokens.access !== old.access) return { kind: 'ok', tokens };
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  return { kind: 'failed', reason: 'timeout' };
}

const keyOf = (refresh: string) => createHash('sha256').update(refresh).digest('base64url');
