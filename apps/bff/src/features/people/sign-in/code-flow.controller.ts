import { Controller, Get, Header, Inject, Query } from '@nestjs/common';
import {
  defaultLanguage,
  type Language,
  languageOf,
  type SocialNetwork,
  socialNetworks,
} from '@shop/domain';
import { Reporter, type SignInRefusal, type SocialSignIn } from '@shop/ports/backends';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Authenticator } from 'passport';
import { Config } from '../../../config/config.js';
import { SignInPassport } from '../../../backends/identity.js';
import { interstitial, type Outcome, redirect } from '../../../page/outcome.js';
import type { CookieJar } from '../../../visit/cookie-jar.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { responseOf, Visit } from '../../../visit/visit.js';
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

type Answer =
  | { readonly kind: 'in'; readonly signIn: SocialSignIn }
  | { readonly kind: 'refused'; readonly refusal: SignInRefusal };

/** The identity provider's flow (RFC 6749, 7636, 9207, OpenID Connect Core). */
@Controller('sign-in')
export class CodeFlowController {
  constructor(
    @Inject(SignInPassport) private readonly passport: Authenticator,
    private readonly sessions: Sessions,
    @Inject(Reporter) private readonly reporter: Reporter,
    private readonly config: Config,
  ) {}

  @Get('start')
  @Header('Cache-Control', 'no-store')
  async start(@Query() asked: StartAsked, @Visit() visit: Visit): Promise<Outcome | undefined> {
    const { network, remember } = asked;
    const language = languageOf(asked.next) ?? lastLanguage(visit.jar);
    const next = nextOf(asked.next, language, this.config.PUBLIC_ORIGIN);
    // A provider with a session may skip its prompt, so another site could sign the visitor in.
    if (visit.request.headers['sec-fetch-site'] === 'cross-site')
      return redirect(signInPathTo(next, language));
    const options = { network, next, remember: remember === 'yes', language };
    const answer = await this.authenticate(visit, options);
    return answer.kind === 'refused' ? this.refuse(answer.refusal, next, visit) : undefined;
  }

  @Get('callback')
  @Header('Cache-Control', 'no-store')
  async callback(@Visit() visit: Visit): Promise<Outcome | undefined> {
    const answer = await this.authenticate(visit, { isCallback: true });
    if (answer.kind === 'refused')
      return this.refuse(answer.refusal, answer.refusal.transaction?.next, visit);
    const { identity, transaction } = answer.signIn;
    const { next, remember } = transaction;
    if (!(await this.sessions.begin(visit.request, identity, remember)))
      return this.refuse({ reason: 'session', transaction }, next, visit);
    visit.jar.set('signed_in', 'yes');
    this.reporter.report({ event: 'signed-in', way: 'network' });
    return interstitial(next, languageOf(next) ?? defaultLanguage);
  }

  /** Passport's middleware either redirects, and then this never replies, or calls back. */
  private authenticate({ request }: Visit, options: object): Promise<Answer> {
    const response = responseOf(request);
    return new Promise((resolve, reject) => {
      const strategy = { session: false, ...options };
      const done = (error: unknown, signIn: SocialSignIn | false, refusal?: SignInRefusal) => {
        if (error) return reject(error as Error); // as: what a strategy reports is an error
        resolve(signIn ? { kind: 'in', signIn } : noAnswer(refusal));
      };
      response.once('close', () => resolve(noAnswer()));
      this.passport.authenticate('identity', strategy, done)(request, response, reject);
    });
  }

  /**
   * Shows the sign-in page again through an interstitial: this URL may hold a valid code. A visitor
   * who cancelled sees no error. No text of the provider is shown.
   */
  private refuse(
    { reason }: SignInRefusal,
    next: string | undefined,
    visit: Visit,
  ): Outcome | undefined {
    if (responseOf(visit.request).headersSent) return undefined;
    this.reporter.report({ event: 'sign-in-refused', reason });
    const language = languageOf(next ?? '') ?? lastLanguage(visit.jar);
    const path = signInPathTo(next ?? accountPath(language), language);
    if (reason === 'denied') return interstitial(path, language);
    const why = visit.request.headers.cookie === undefined ? 'cookies' : 'failed';
    const told = `${path}${path.includes('?') ? '&' : '?'}told=${why}`;
    return interstitial(told, language, statuses[reason] ?? 403);
  }
}

const noAnswer = (refusal: SignInRefusal = { reason: 'provider' }): Answer => ({
  kind: 'refused',
  refusal,
});

const lastLanguage = (jar: CookieJar): Language =>
  languageOf(`/${jar.read('language') ?? ''}/`) ?? defaultLanguage;

const statuses: Partial<Record<SignInRefusal['reason'], number>> = {
  provider: 502,
  token: 502,
  idToken: 502,
  profile: 502,
  store: 503,
  session: 503,
};
