import { Body, Controller, Inject, Post } from '@nestjs/common';
import type { SiteUser } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { ForgotForm, SignInForm, SignUpForm, ToForgotForm } from '@shop/ports/forms';
import { forgotPassword, signIn, signUp } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import { isTicked } from '../../../http/form-values.js';
import { wantsJson } from '../../../http/wants-json.js';
import { done, type Outcome, pageOf } from '../../../page/outcome.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { isKnownAccount, rememberAccount } from '../../../visit/known-accounts.js';
import { Visit } from '../../../visit/visit.js';
import { LogIn } from './log-in.js';
import { type AccountOutcome, OpenAccount } from './open-account.js';
import { refusedForm } from './present-no.js';
import { forgotPath, nextOf, signInPath, signInPathTo } from './sign-in-pages.js';

type No = Extract<AccountOutcome, { kind: 'refused' }>;

/** Sign in, sign up and forgot, by form and by JSON. Never shows a password again. */
@Controller('/api')
export class SignInController {
  constructor(
    private readonly logIn: LogIn,
    private readonly accounts: OpenAccount,
    private readonly sessions: Sessions,
    @Inject(Ids) private readonly ids: Ids,
    private readonly config: Config,
  ) {}

  @Post(signIn.path)
  async signIn(@Body() form: SignInForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const next = this.nextOf(form, visit);
    const remember = isTicked(form.remember);
    const page = { path: signInPathTo(next, language), typed: typedIn(form.email, remember) };
    const outcome = await this.logIn.run(form, visit.address, knownTo(visit));
    if (outcome.kind === 'refused') return refusedForm(outcome, language, page);
    rememberAccount(visit.jar, outcome.user.email);
    const sessionId = await this.begin(outcome.user, remember, visit);
    if (sessionId === undefined) return refusedForm(notKept, language, page);
    return done(next, { sessionId });
  }

  @Post(signUp.path)
  async signUp(@Body() form: SignUpForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const next = this.nextOf(form, visit);
    const { email, firstName, lastName, country, attempt = this.ids.next() } = form;
    const typed = { email, firstName, lastName, country };
    const asked = { language, from: visit.address, attempt };
    const outcome = await this.accounts.signUp(form, asked);
    if (outcome.kind === 'refused')
      return refusedForm(outcome, language, { path: signInPathTo(next, language, true), typed });
    return done(`${signInPath(language)}?${new URLSearchParams({ told: 'signedUp', next })}`);
  }

  @Post(forgotPassword.path)
  async forgot(@Body() { email }: ForgotForm, @Visit() visit: Visit): Promise<Outcome> {
    const { language } = visit.visitor;
    const path = forgotPath(language);
    const outcome = await this.accounts.forgot(email, { language, from: visit.address });
    if (outcome.kind === 'refused')
      return refusedForm(outcome, language, { path, typed: { email } });
    return done(`${path}?sent=yes`);
  }

  /** The "forgot" button without scripts: opens its page with the email filled in. */
  @Post('/to-forgot')
  toForgot(@Body() { email }: ToForgotForm, @Visit() { visitor }: Visit): Outcome {
    const path = forgotPath(visitor.language);
    return pageOf({ path, as: 'html', typed: { email }, problems: [] });
  }

  /** A script gets a handle for `POST /user-session/`; a form is signed in at once. */
  private async begin(
    user: SiteUser,
    remember: boolean,
    { request, jar }: Visit,
  ): Promise<string | undefined> {
    const identity = { kind: 'site', user } as const;
    if (wantsJson(request)) return this.sessions.offer(request, identity);
    if (!(await this.sessions.begin(request, identity, remember))) return undefined;
    // Marks the browser as signed in for requests without the session cookie.
    jar.set('signed_in', 'yes');
    return '';
  }

  private nextOf({ next }: Pick<SignInForm, 'next'>, { visitor }: Visit): string {
    return nextOf(next, visitor.language, this.config.PUBLIC_ORIGIN);
  }
}

const notKept: No = { kind: 'refused', problems: [{ field: 'page', code: 'GENERAL_ERROR' }] };

const typedIn = (email: string, remember: boolean): Readonly<Record<string, string>> =>
  remember ? { email, remember: 'yes' } : { email };

const knownTo =
  ({ jar }: Visit) =>
  (account: string): boolean =>
    isKnownAccount(jar, account);
