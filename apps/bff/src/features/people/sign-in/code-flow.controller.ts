import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import {
  defaultLanguage,
  type Language,
  languageOf,
  type SocialNetwork,
  socialNetworks,
} from '@shop/domain';
import { Reporter, type SignInRefusal, type SocialSignIn } from '@shop/ports/backends';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Request, Response } from 'express';
import type { Authenticator } from 'passport';
import { Config } from '../../../config/config.js';
import { sendBounce } from '../../../http/bounce.js';
import { SignInPassport } from '../../../visit/session/sign-in-passport.js';
import { PageAnswers } from '../../../page/page-answers.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { accountPath, nextOf, signInPathTo } from './sign-in-pages.js';

class StartAsked {
  @IsIn(socialNetworks)
  readonly network!: SocialNetwork;

  @IsString()
  @MaxLength(2048)
  readonly next: string = '';

  @IsOptional()
  @IsIn(['yes'])
  readonly remember?: string;
}

type Outcome =
  | { readonly kind: 'in'; readonly signIn: SocialSignIn }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal };

/** To the identity provider and back (RFC 6749, 7636, 9207, OpenID Connect Core). */
@Controller('sign-in')
export class CodeFlowController {
  constructor(
    @Inject(SignInPassport) private readonly passport: Authenticator,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
    @Inject(Reporter) private readonly reporter: Reporter,
    @Inject(Config) private readonly config: Config,
  ) {}

  @Get('start')
  async start(@Query() asked: StartAsked, @Req() request: Request, @Res() response: Response) {
    const language = languageOf(asked.next) ?? this.languageOf(request, response);
    const next = nextOf(asked.next, language, this.config.PUBLIC_ORIGIN);
    response.setHeader('Cache-Control', 'no-store');
    const options = { network: asked.network, next, remember: asked.remember === 'yes', language };
    const outcome = await this.authenticate(request, response, options);
    if (outcome.kind === 'refused') this.refuse(request, response, outcome.refusal, next);
  }

  @Get('callback')
  async callback(@Req() request: Request, @Res() response: Response) {
    response.setHeader('Cache-Control', 'no-store');
    const outcome = await this.authenticate(request, response, { isCallback: true });
    if (outcome.kind === 'refused') {
      const { refusal } = outcome;
      return this.refuse(request, response, refusal, refusal.transaction?.next);
    }
    const { identity, transaction } = outcome.signIn;
    const { next, remember } = transaction;
    if (!(await this.sessions.begin(request, identity, remember)))
      return this.refuse(request, response, { reason: 'session', transaction }, next);
    this.pages.contextOf(request, response, '/').jar.write('signed_in', 'yes');
    return sendBounce(response, next, languageOf(next) ?? defaultLanguage);
  }

  /** Passport's middleware, which either redirects, and then answers nothing here, or calls back. */
  private authenticate(request: Request, response: Response, options: object): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const strategy = { session: false, ...options };
      const done = (error: unknown, signIn: SocialSignIn | false, refusal?: SignInRefusal) => {
        if (error) return reject(error as Error); // as: what a strategy reports is an error
        if (signIn) return resolve({ kind: 'in', signIn });
        resolve({ kind: 'refused', refusal: refusal ?? { reason: 'provider' } });
      };
      response.once('close', () => resolve({ kind: 'refused', refusal: { reason: 'provider' } }));
      this.passport.authenticate('identity', strategy, done)(request, response, reject);
    });
  }

  /**
   * The sign-in page again, by a step of our own: this address may hold a code that is still good.
   * Who changed his mind is told nothing; nothing of the provider is shown.
   */
  private refuse(
    request: Request,
    response: Response,
    { reason }: SignInRefusal,
    next: string | undefined,
  ): void {
    if (response.headersSent) return;
    this.reporter.report({ event: 'sign-in-refused', reason });
    const language = languageOf(next ?? '') ?? this.languageOf(request, response);
    const path = signInPathTo(next ?? accountPath(language), language);
    if (reason === 'denied') return sendBounce(response, path, language);
    const told = `${path}${path.includes('?') ? '&' : '?'}told=failed`;
    sendBounce(response, told, language, statuses[reason] ?? 403);
  }

  private languageOf(request: Request, response: Response): Language {
    const { jar } = this.pages.contextOf(request, response, '/');
    return languageOf(`/${jar.read('language') ?? ''}/`) ?? defaultLanguage;
  }
}

/** What is not the browser's doing. */
const statuses: Partial<Record<SignInRefusal['reason'], number>> = {
  provider: 502,
  token: 502,
  idToken: 502,
  profile: 502,
  store: 503,
  session: 503,
};
