import { type Identity, type Layout, resolveLogin, type UserInfo } from '@shop/domain';
import type { IdentityProvider } from '@shop/ports/backends';
import { inSession } from '../session/known-session.js';

/** Who is signed in, asked of whoever knows (product.md 4, Login resolution). */
export class LookUpUser {
  constructor(private readonly provider: IdentityProvider) {}

  async run(identity: Identity | undefined, layout: Layout): Promise<UserInfo> {
    if (identity?.kind !== 'social') return resolveLogin(inSession(identity), layout);
    const reply = await this.provider.profile(identity.tokens);
    const social =
      reply.kind === 'ok'
        ? ({ kind: 'found', profile: reply.answer } as const)
        : ({ kind: 'failed', inSession: identity.profile } as const);
    return resolveLogin({ social, site: { kind: 'none' } }, layout);
  }
}
