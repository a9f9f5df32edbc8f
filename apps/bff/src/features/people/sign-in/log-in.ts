import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import {
  checkCredentials,
  type Credentials,
  refusedLogin,
  type SignInProblem,
  type SiteUser,
} from '@shop/domain';
import { Reporter, UsersGateway } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { Limits } from '../../../backends/limits/limits.js';
import { forgetTries, noteFailure, type SignInLimits, waitToSignIn } from './sign-in-limits.js';

export type LoggedInOutcome =
  | { readonly kind: 'in'; readonly user: SiteUser }
  | {
      readonly kind: 'refused';
      readonly problems: readonly SignInProblem[];
      /** After too many attempts. */
      readonly waitSeconds?: number;
    };

/** Signs in to an account of the shop (docs/rules/sign-in.md#six). */
@Injectable()
export class LogIn {
  private readonly limits: SignInLimits;
  private readonly evenMs: number;

  constructor(
    @Inject(UsersGateway) private readonly users: UsersGateway,
    { EVEN_ANSWER_MS }: Config,
    { signIn }: Limits,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {
    this.evenMs = EVEN_ANSWER_MS;
    this.limits = signIn;
  }

  async run(
    typed: Credentials,
    from: string,
    knows: (email: string) => boolean,
  ): Promise<LoggedInOutcome> {
    const checked = checkCredentials(typed);
    if (checked.kind === 'wrong') return { kind: 'refused', problems: checked.problems };
    const { email } = checked.good;
    const trying = { email, from, isKnownDevice: knows(email) };
    const waitSeconds = await waitToSignIn(this.limits, trying);
    if (waitSeconds > 0) return { ...refusedBy('GENERAL_ERROR'), waitSeconds };
    const even = pause(this.evenMs);
    const outcome = await this.ask(checked.good, from);
    if (outcome.kind === 'in') this.reporter.report({ event: 'signed-in', way: 'password' });
    else await even;
    return outcome;
  }

  private async ask(credentials: Credentials, from: string): Promise<LoggedInOutcome> {
    const reply = await this.users.logIn(credentials);
    switch (reply.kind) {
      case 'in':
        await forgetTries(this.limits, { email: credentials.email, from });
        return reply;
      case 'refused':
        await noteFailure(this.limits, from);
        this.reporter.report({ event: 'sign-in-refused', reason: reply.code });
        return refusedBy(reply.code);
      case 'failed':
        return refusedBy('GENERAL_ERROR');
    }
  }
}

const refusedBy = (code: Parameters<typeof refusedLogin>[0]) =>
  ({ kind: 'refused', problems: [refusedLogin(code)] }) as const;
