import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import {
  type Identity,
  type Layout,
  resolveLogin,
  type SocialProfile,
  type SocialTokens,
  type UserInfo,
} from '@shop/domain';
import { type BackendReply, IdentityProvider } from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';
import { inSession } from '../../../visit/session/known-session.js';

/** Caches profiles, to spare the provider for sign-ins. */
const profileMs = 60_000;

/** Who is signed in, from the session or the identity provider (docs/rules/sign-in.md#who). */
@Injectable()
export class LookUpUser {
  /** By a hash of the access token. */
  private readonly profiles = new LRUCache<string, Promise<BackendReply<SocialProfile>>>({
    max: 10_000,
    ttl: profileMs,
  });

  constructor(@Inject(IdentityProvider) private readonly provider: IdentityProvider) {}

  async run(identity: Identity | undefined, layout: Layout): Promise<UserInfo> {
    if (identity?.kind !== 'social') return resolveLogin(inSession(identity), layout);
    const reply = await this.profileOf(identity.tokens);
    const social =
      reply.kind === 'ok'
        ? ({ kind: 'found', profile: reply.answer } as const)
        : ({ kind: 'failed', inSession: identity.profile } as const);
    return resolveLogin({ social, site: { kind: 'none' } }, layout);
  }

  private async profileOf(tokens: SocialTokens): Promise<BackendReply<SocialProfile>> {
    const key = createHash('sha256').update(tokens.access).digest('base64url');
    const asked = this.profiles.get(key) ?? this.provider.profile(tokens);
    this.profiles.set(key, asked);
    const reply = await asked;
    if (reply.kind !== 'ok') this.profiles.delete(key);
    return reply;
  }
}
