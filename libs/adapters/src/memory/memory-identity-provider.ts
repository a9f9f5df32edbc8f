import { randomBytes } from 'node:crypto';
import type { SocialProfile, SocialTokens } from '@shop/domain';
import type { Asked, Clock, IdentityProvider, Refreshed } from '@shop/ports/backends';
import { Outage } from './outage.js';

const hourMs = 3_600_000;

/** An identity provider held in memory, for those who are signed in already. */
export class MemoryIdentityProvider implements IdentityProvider {
  readonly outage = new Outage();
  /** By what is taken of them now: an access token, a refresh token. */
  readonly #people = new Map<string, SocialProfile>();
  readonly #revoked: string[] = [];

  constructor(private readonly clock: Clock) {}

  /** The tokens of somebody who just signed in; `refreshable: false` gives no refresh token. */
  signIn(profile: SocialProfile, { refreshable = true } = {}): SocialTokens {
    return this.#tokensOf(profile, `id of ${profile.subject}`, refreshable);
  }

  /** Ends tokens as the provider itself would, without a word. */
  end({ access, refresh }: SocialTokens): void {
    this.#people.delete(access);
    if (refresh !== undefined) this.#people.delete(refresh);
  }

  /** Every token that was revoked, oldest first. */
  get revoked(): readonly string[] {
    return this.#revoked;
  }

  async profile({ access }: SocialTokens): Promise<Asked<SocialProfile>> {
    if (this.outage.reply) return this.outage.reply;
    const profile = this.#people.get(access);
    return profile ? { kind: 'ok', answer: profile } : { kind: 'unknown' };
  }

  async refresh(tokens: SocialTokens): Promise<Refreshed> {
    if (this.outage.reply) return this.outage.reply;
    const { refresh, id } = tokens;
    if (refresh === undefined) return { kind: 'failed', reason: 'rejected' };
    const profile = this.#people.get(refresh);
    if (!profile) return { kind: 'ended' };
    this.end(tokens);
    return { kind: 'ok', tokens: this.#tokensOf(profile, id, true) };
  }

  async revoke(tokens: SocialTokens): Promise<void> {
    if (this.outage.reply) return;
    this.end(tokens);
    const { access, refresh } = tokens;
    this.#revoked.push(...(refresh === undefined ? [access] : [refresh, access]));
  }

  #tokensOf(profile: SocialProfile, id: string, refreshable: boolean): SocialTokens {
    const made = randomBytes(16).toString('hex');
    const access = `access-${made}`;
    const refresh = refreshable ? `refresh-${made}` : undefined;
    for (const token of [access, refresh]) if (token) this.#people.set(token, profile);
    return { access, refresh, id, endsAt: this.clock.now().getTime() + hourMs };
  }
}
