import { Inject, Injectable } from '@nestjs/common';
import {
  checkPasswordChange,
  type PasswordChange,
  refusedLogin,
  type SignInProblem,
} from '@shop/domain';
import { UsersGateway } from '@shop/ports/backends';
import type { Request } from 'express';
import { keyOf } from '../../../backends/idempotency-key.js';
import { Limits } from '../../../backends/limits/limits.js';
import { OwnSessions } from '../../../visit/session/own-sessions.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { type AccountOutcome, refusedBy } from '../sign-in/open-account.js';
import { forgetTries, noteFailure, waitToSignIn } from '../sign-in/sign-in-limits.js';
import { WeakPasswords } from '../sign-in/weak-passwords.js';

type Changed =
  | Extract<AccountOutcome, { kind: 'refused' }>
  /** `isSignedIn`: whether this browser was signed in with the new password. */
  | { readonly kind: 'done'; readonly isSignedIn: boolean };

interface Asks {
  readonly request: Request;
  /** Client IP address. */
  readonly from: string;
  readonly attempt: string;
}

/** Changes the password, given the current one (docs/rules/sign-in.md#change-password). */
@Injectable()
export class ChangePassword {
  constructor(
    @Inject(UsersGateway) private readonly users: UsersGateway,
    private readonly limits: Limits,
    private readonly weak: WeakPasswords,
    private readonly own: OwnSessions,
    private readonly sessions: Sessions,
  ) {}

  async run(change: PasswordChange, { request, from, attempt }: Asks): Promise<Changed> {
    const checked = checkPasswordChange(change, this.weak.has);
    if (checked.kind === 'wrong') return { kind: 'refused', problems: checked.problems };
    const { email, password } = change;
    // Guesses from an unlocked browser count towards the sign-in limits.
    const trying = { email, from, isKnownDevice: true };
    const waitSeconds = await waitToSignIn(this.limits.signIn, trying);
    if (waitSeconds > 0) return { ...refusedBy(failed), waitSeconds };
    const reply = await this.users.changePassword(change, keyOf(attempt, change));
    if (reply.kind === 'failed') return refusedBy(failed);
    if (reply.kind === 'refused') {
      if (reply.code !== 'INCORRECT_LOGIN') return refusedBy(refusedLogin(reply.code));
      await noteFailure(this.limits.signIn, from);
      return refusedBy({ field: 'current', code: 'passwordWrong' });
    }
    await forgetTries(this.limits.signIn, { email, from });
    const isRemembered = request.session.isRemembered === true;
    await this.own.endAll(email);
    const again = await this.users.logIn({ email, password });
    const isSignedIn =
      again.kind === 'in' &&
      (await this.sessions.begin(request, { kind: 'site', user: again.user }, isRemembered));
    return { kind: 'done', isSignedIn };
  }
}

const failed: SignInProblem = { field: 'page', code: 'generic' };
