import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import {
  defaultLanguage,
  type Identity,
  languageOf,
  nobody,
  pathOf,
  resolvePath,
  trackingOf,
} from '@shop/domain';
import { LogoutForm, RedirectForm, UserSessionForm } from '@shop/ports/forms';
import { redirectMarker, type UserInfoReply } from '@shop/ports/screens';
import { Config } from '../../../config/config.js';
import { isTicked } from '../../../http/form-values.js';
import { Refused } from '../../../http/refused.js';
import { safePath } from '../../../http/safe-path.js';
import { empty, type Outcome, redirect } from '../../../page/outcome.js';
import { FreshIdentities } from '../../../visit/session/fresh-identities.js';
import { Sessions } from '../../../visit/session/sessions.js';
import { Visit } from '../../../visit/visit.js';
import { LookUpUser } from './look-up-user.js';
import { signInPathTelling } from './sign-in-pages.js';
import { SignOut } from './sign-out.js';

/** Same-origin calls about the signed-in visitor, at exactly these paths. */
@Controller()
export class UserCallsController {
  constructor(
    private readonly sessions: Sessions,
    private readonly identities: FreshIdentities,
    private readonly lookUp: LookUpUser,
    private readonly signOut: SignOut,
    private readonly config: Config,
  ) {}

  /** Opens the session of a sign-in that this browser was just offered. */
  @Post('user-session')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  async session(
    @Body() { sessionId, remember }: UserSessionForm,
    @Visit() { request, jar }: Visit,
  ): Promise<void> {
    if (!(await this.sessions.accept(request, sessionId, isTicked(remember))))
      throw new Refused(403, 'forbidden');
    jar.set('signed_in', 'yes');
  }

  /** The cookie suffices. A bearer token, if sent, must be this session's `gxToken`. */
  @Get('user-info-social')
  @Header('Cache-Control', 'no-store')
  async socialInfo(@Visit() visit: Visit): Promise<UserInfoReply> {
    const identity = await this.identities.of(visit.request);
    const isTold = identity?.kind === 'social' && this.sessions.isOwnBearer(visit.request);
    return this.tell(visit, isTold ? identity : undefined);
  }

  @Get('user-info')
  @Header('Cache-Control', 'no-store')
  async info(@Visit() visit: Visit): Promise<UserInfoReply> {
    const identity = await this.identities.of(visit.request);
    if (!identity) visit.jar.remove('signed_in');
    return this.tell(visit, identity);
  }

  /** Does not clear "cookies" or "storage": the cart and all choices stay. */
  @Post('user-logout')
  @Header('Clear-Site-Data', '"cache"')
  async logout(@Body() _form: LogoutForm, @Visit() visit: Visit): Promise<Outcome> {
    await this.signOut.run(visit);
    return empty(afterLogout(visit.page));
  }

  /** Stores the page to return to, if it is one of ours. */
  @Post('redirect')
  @HttpCode(204)
  @Header('Cache-Control', 'no-store')
  keepWay(@Body() { route }: RedirectForm, @Visit() { jar }: Visit): void {
    const way = safePath(route.replaceAll(redirectMarker, '/'), this.config.PUBLIC_ORIGIN);
    if (way === undefined) jar.remove('redirect');
    else jar.set('redirect', way);
  }

  @Get('redirect')
  goBack(@Visit() { jar }: Visit): Outcome {
    const language = languageOf(`/${jar.read('language') ?? ''}/`) ?? defaultLanguage;
    const way = safePath(jar.read('redirect') ?? '', this.config.PUBLIC_ORIGIN);
    jar.remove('redirect');
    return redirect(way ?? pathOf({ name: 'home', params: {} }, language));
  }

  private async tell(
    { request, visitor }: Visit,
    identity: Identity | undefined,
  ): Promise<UserInfoReply> {
    const info = await this.lookUp.run(identity, visitor.layout);
    if (info.status === 'noauth') return { ...nobody, tracking: trackingOf(nobody) };
    const { sId, gxToken } = info;
    // The tokens of a social network stay in the BFF; its sessions get a handle too.
    const isSigned = gxToken !== '' || identity?.kind === 'social';
    const shown = {
      ...info,
      sId: sId && this.sessions.handleOf(request, 'sId'),
      gxToken: isSigned ? this.sessions.handleOf(request, 'gxToken') : '',
    };
    return { ...shown, tracking: trackingOf(shown) };
  }
}

/** The same page, or sign-in if the page was personal. */
function afterLogout(page: string): string {
  const resolved = resolvePath(new URL(page, 'http://shop').pathname);
  if (resolved.kind !== 'page') return pathOf({ name: 'home', params: {} }, defaultLanguage);
  const isOwn = resolved.route.name === 'account' || resolved.route.name === 'signIn';
  return isOwn ? signInPathTelling('signedOut', resolved.language) : page;
}
