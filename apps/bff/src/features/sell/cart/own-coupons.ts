import { Inject, Injectable } from '@nestjs/common';
import type { Coupon } from '@shop/domain';
import { UsersGateway } from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';
import type { KnownSession } from '../../../visit/session/known-session.js';

/** The coupons of whoever is signed in; none where they can't be had (docs/rules/coupons.md#of-a-person). */
@Injectable()
export class OwnCoupons {
  constructor(@Inject(UsersGateway) private readonly users: UsersGateway) {}

  async of(session: KnownSession): Promise<readonly Coupon[]> {
    const identity = session.kind === 'known' ? await session.fresh() : undefined;
    if (identity?.kind !== 'site' || !identity.user.foundData) return [];
    return answerOr(await this.users.coupons(identity.user), []);
  }
}
