import { Inject, Injectable } from '@nestjs/common';
import type { Coupon, Language } from '@shop/domain';
import { UsersGateway } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { withinAtMost } from '../../../observability/request-scope.js';
import { valueOr } from '../../../presenters/value-or.js';
import type { KnownSession } from '../../../visit/session/known-session.js';

/** Coupons of the signed-in visitor; empty if unavailable (docs/rules/coupons.md#of-a-person). */
@Injectable()
export class OwnCoupons {
  constructor(
    @Inject(UsersGateway) private readonly users: UsersGateway,
    private readonly config: Config,
  ) {}

  async of(session: KnownSession, language: Language): Promise<readonly Coupon[]> {
    const identity = session.kind === 'known' ? await session.fresh() : undefined;
    if (identity?.kind !== 'site' || !identity.user.foundData) return [];
    // Coupons must not delay the cart.
    const ask = () => this.users.coupons(identity.user, language);
    return valueOr(await withinAtMost(this.config.PAGE_DEADLINE_MS / 4, ask), []);
  }
}
