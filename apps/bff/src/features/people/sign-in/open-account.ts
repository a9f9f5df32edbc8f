import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  checkForgot,
  checkNewUser,
  emailKey,
  type Language,
  refusedLogin,
  type SignInProblem,
  type SignUpForm,
} from '@shop/domain';
import { UsersGateway } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { keyOf } from '../../../backends/idempotency-key.js';
import { hashed } from '../../../backends/limits/hashed.js';
import { Limits } from '../../../backends/limits/limits.js';
import { WeakPasswords } from './weak-passwords.js';

export type AccountOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'refused';
      readonly problems: readonly SignInProblem[];
      readonly waitSeconds?: number;
    };

export const refusedBy = (problem: SignInProblem) =>
  ({ kind: 'refused', problems: [problem] }) as const;

interface Asks {
  readonly language: Language;
  /** Client IP address. */
  readonly from: string;
}

@Injectable()
export class OpenAccount {
  private readonly evenMs: number;

  constructor(
    @Inject(UsersGateway) private readonly users: UsersGateway,
    { EVEN_ANSWER_MS }: Config,
    private readonly limits: Limits,
    private readonly weak: WeakPasswords,
  ) {
    this.evenMs = EVEN_ANSWER_MS;
  }

  async signUp(
    typed: SignUpForm,
    { language, from, attempt }: Asks & { readonly attempt: string },
  ): Promise<AccountOutcome> {
    const checked = checkNewUser(typed, this.weak.has);
    if (checked.kind === 'wrong') return { kind: 'refused', problems: checked.problems };
    const waitSeconds = await this.waitFor('signUp', checked.good.email, from);
    if (waitSeconds > 0) return { ...failed, waitSeconds };
    const key = keyOf(attempt, checked.good);
    const [reply] = await Promise.all([
      this.users.register(checked.good, language, key),
      pause(this.evenMs),
    ]);
    switch (reply.kind) {
      case 'done':
        return { kind: 'done' };
      case 'refused':
        return { kind: 'refused', problems: [refusedLogin(reply.code)] };
      case 'failed':
        return failed;
    }
  }

  /** `done` does not reveal whether the account exists. */
  async forgot(email: string, { language, from }: Asks): Promise<AccountOutcome> {
    const checked = checkForgot(email);
    if (checked.kind === 'wrong') return { kind: 'refused', problems: checked.problems };
    const waitSeconds = await this.waitFor('forgot', checked.good, from);
    if (waitSeconds > 0) return { ...failed, waitSeconds };
    const [reply] = await Promise.all([
      this.users.forgot(checked.good, language),
      pause(this.evenMs),
    ]);
    return reply.kind === 'failed' ? failed : { kind: 'done' };
  }

  /** By address and by mailbox, so that many addresses cannot flood one mailbox. */
  private async waitFor(what: 'signUp' | 'forgot', email: string, from: string): Promise<number> {
    const wait = await this.limits[what].waitFor(from);
    return wait > 0 ? wait : this.limits.accountMails.waitFor(hashed(emailKey(email)));
  }
}

const failed: Extract<AccountOutcome, { kind: 'refused' }> = {
  kind: 'refused',
  problems: [refusedLogin('GENERAL_ERROR')],
};
