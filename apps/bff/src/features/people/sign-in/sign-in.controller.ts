import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { defaultLanguage, languageOf } from '@shop/domain';
import { Ids } from '@shop/ports/backends';
import { forgotPassword, signIn, signUp } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { Config } from '../../../config/config.js';
import { ActionAnswers, refused, wantsJson } from '../../../http/action-answers.js';
import { ClientAddresses } from '../../../visit/client-address.js';
import { PageAnswers } from '../../../page/page-answers.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { LogIn } from './log-in.js';
import { type AccountOutcome, OpenAccount } from './open-account.js';
import { presentNo } from './present-no.js';
import { ForgotForm, SignInForm, SignUpForm, ToForgotForm } from './sign-in-forms.js';
import { forgotPath, nextOf, signInPath, signInPathTo } from './sign-in-pages.js';

/** Sign in, sign up, forgot: by form and by JSON. No password is ever shown again. */
@Controller('/api')
export class SignInController {
  constructor(
    @Inject(LogIn) private readonly logIn: LogIn,
    @Inject(OpenAccount) private readonly accounts: OpenAccount,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
    @Inject(ClientAddresses) private readonly addresses: ClientAddresses,
    @Inject(Ids) private readonly ids: Ids,
    @Inject(Config) private readonly config: Config,
  ) {}

  @Post(signIn.path)
  @HttpCode(200)
  async signIn(@Body() form: SignInForm, @Req() request: Request, @Res() response: Response) {
    const { language, next } = this.read(form);
    const { email, remember } = form;
    const typed = { email, ...(remember ? { remember: 'yes' } : {}) };
    const page = { path: signInPathTo(next, language), typed };
    const outcome = await this.logIn.run(form, this.addresses.of(request));
    if (outcome.kind === 'refused')
      return this.refuse(request, response, presentNo(outcome, language), page);
    const identity = { kind: 'site', user: outcome.user } as const;
    const sessionId = wantsJson(request)
      ? await this.sessions.offer(request, identity)
      : (await this.sessions.begin(request, identity, remember)) && '';
    if (sessionId === undefined || sessionId === false)
      return this.refuse(request, response, presentNo(notKept, language), page);
    if (!sessionId) this.remember(request, response);
    return this.answers.send(request, response, { kind: 'done', view: { sessionId }, next }, page);
  }

  @Post(signUp.path)
  @HttpCode(200)
  async signUp(@Body() form: SignUpForm, @Req() request: Request, @Res() response: Response) {
    const { language, next } = this.read(form);
    const { email, firstName, lastName, country, attempt = this.ids.next() } = form;
    const typed = { email, firstName, lastName, country };
    const page = { path: signInPathTo(next, language, true), typed };
    const from = this.addresses.of(request);
    const outcome = await this.accounts.signUp(form, { language, from, attempt });
    if (outcome.kind === 'refused')
      return this.refuse(request, response, presentNo(outcome, language), page);
    const onwards = `${signInPath(language)}?${new URLSearchParams({ told: 'signedUp', next })}`;
    return this.answers.send(request, response, { kind: 'done', view: null, next: onwards }, page);
  }

  @Post(forgotPassword.path)
  @HttpCode(200)
  async forgot(@Body() form: ForgotForm, @Req() request: Request, @Res() response: Response) {
    const { language } = this.read(form);
    const page = { path: forgotPath(language), typed: { email: form.email } };
    const from = this.addresses.of(request);
    const outcome = await this.accounts.forgot(form.email, { language, from });
    if (outcome.kind === 'refused')
      return this.refuse(request, response, presentNo(outcome, language), page);
    const next = `${forgotPath(language)}?sent=yes`;
    return this.answers.send(request, response, { kind: 'done', view: null, next }, page);
  }

  /** The "forgot" button of the sign-in form, without scripts: its page, with the e-mail typed. */
  @Post('/to-forgot')
  @HttpCode(200)
  async toForgot(@Body() form: ToForgotForm, @Req() request: Request, @Res() response: Response) {
    const { language } = this.read(form);
    const typed = { email: form.email };
    const ask = { path: forgotPath(language), as: 'html', typed, problems: [] } as const;
    await this.pages.send(request, response, ask);
  }

  private read({ path, next }: Pick<SignInForm, 'path' | 'next'>) {
    const language = languageOf(path) ?? defaultLanguage;
    return { language, next: nextOf(next, language, this.config.PUBLIC_ORIGIN) };
  }

  private refuse(
    request: Request,
    response: Response,
    { problems, waitSeconds }: ReturnType<typeof presentNo>,
    page: { readonly path: string; readonly typed: Readonly<Record<string, string>> },
  ) {
    if (waitSeconds) response.setHeader('Retry-After', String(waitSeconds));
    const status = waitSeconds ? 429 : 422;
    return this.answers.send(request, response, refused(...problems), { ...page, status });
  }

  /** Tells later pages, which may come without the session's cookie, that there is one. */
  private remember(request: Request, response: Response): void {
    this.pages.contextOf(request, response, '/').jar.write('signed_in', 'yes');
  }
}

const notKept: Extract<AccountOutcome, { kind: 'refused' }> = {
  kind: 'refused',
  problems: [{ field: 'page', code: 'GENERAL_ERROR' }],
};
