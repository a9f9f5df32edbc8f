import { Inject, Injectable } from '@nestjs/common';
import {
  checkNewPassword,
  checkToken,
  isMailToken,
  type NewPassword,
  refusedLogin,
  type SignInProblem,
} from '@shop/domain';
import { type TokenSpent, UsersGateway } from '@shop/ports/backends';
import { keyOf } from '../../../backends/idempotency-key.js';
import { Limits } from '../../../backends/limits/limits.js';
import { OwnSessions } from '../../../visit/session/own-sessions.js';
import { type AccountOutcome, refusedBy } from '../sign-in/open-account.js';
import { WeakPasswords } from '../sign-in/weak-passwords.js';

interface Asks {
  /** Client IP address. */
  readonly from: string;
  readonly attempt: string;
}

/** Uses a mail's one-time token (docs/rules/sign-in.md#token). */
@Injectable()
export class SpendToken {
  constructor(
    @Inject(UsersGateway) private readonly users: UsersGateway,
    private readonly limits: Limits,
    private readonly weak: WeakPasswords,
    private readonly sessions: OwnSessions,
  ) {}

  async confirm(typed: string, { from, attempt }: Asks): Promise<AccountOutcome> {
    const checked = checkToken(typed);
    if (checked.kind === 'wrong') return { kind: 'refused', problems: checked.problems };
    const token = checked.good;
    const key = keyOf(attempt, token);
    return this.spend(token, from, () => this.users.confirm(token, key));
  }

  async choosePassword(typed: NewPassword, { from, attempt }: Asks): Promise<AccountOutcome> {
    const checked = checkNewPassword(typed, this.weak.has);
    if (checked.kind === 'wrong') return { kind: 'refused', problems: checked.problems };
    const key = keyOf(attempt, checked.good);
    return this.spend(checked.good.token, from, async () => {
      const spent = await this.users.choosePassword(checked.good, key);
      // Sign out every session of the old password.
      if (spent.kind === 'done' && spent.email) await this.sessions.endAll(spent.email);
      return spent;
    });
  }

  private async spend(
    token: string,
    from: string,
    ask: () => Promise<TokenSpent>,
  ): Promise<AccountOutcome> {
    const waitSeconds = await this.limits.mailToken.waitFor(from);
    if (waitSeconds > 0) return { ...refusedBy(failed), waitSeconds };
    return isMailToken(token) ? outcomeOf(await ask()) : refusedBy(ended);
  }
}

function outcomeOf(spent: TokenSpent): AccountOutcome {
  switch (spent.kind) {
    case 'done':
      return spent;
    case 'ended':
      return refusedBy(ended);
    case 'refused':
      return refusedBy(spent.code === 'GENERAL_ERROR' ? failed : refusedLogin(spent.code));
    case 'failed':
      return refusedBy(failed);
  }
}

const ended: SignInProblem = { field: 'page', code: 'tokenEnded' };
/** Not GENERAL_ERROR, whose text is about signing in. */
const failed: SignInProblem = { field: 'page', code: 'generic' };
