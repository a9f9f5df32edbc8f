import { Injectable } from '@nestjs/common';
import { FreshIdentities } from '../../../visit/session/fresh-identities.js';
import { hasSession, removeSessionCookie, Sessions } from '../../../visit/session/sessions.js';
import { responseOf, type Visit } from '../../../visit/visit.js';

@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly identities: FreshIdentities,
  ) {}

  async run({ request, jar }: Pick<Visit, 'request' | 'jar'>): Promise<void> {
    const identity = this.sessions.identityOf(request);
    if (hasSession(request)) await this.sessions.end(request);
    if (identity?.kind === 'social') void this.identities.revoke(identity.tokens);
    removeSessionCookie(responseOf(request));
    jar.remove('signed_in');
    jar.remove('orders');
  }
}
