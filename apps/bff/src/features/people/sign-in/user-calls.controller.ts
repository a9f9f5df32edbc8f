import { Body, Controller, Get, Inject, Post, Req, Res } from '@nestjs/common';
import {
  defaultLanguage,
  type Identity,
  languageOf,
  nobody,
  pathOf,
  resolvePath,
  trackingOf,
  type UserInfo,
} from '@shop/domain';
import { redirectMarker, type UserInfoReply } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import { Config } from '../../../config/config.js';
import { ActionAnswers, wantsJson } from '../../../http/action-answers.js';
import { Refused } from '../../../http/refused.js';
import { safePath } from '../../../http/safe-path.js';
import { PageAnswers } from '../../../page/page-answers.js';
import { FreshIdentities } from '../../../visit/session/fresh-identities.js';
import { hasSession, removeSessionCookie, Sessions } from '../../../visit/session/sessions.js';
import { LookUpUser } from './look-up-user.js';
import { LogoutForm, RedirectForm, UserSessionForm } from './sign-in-forms.js';
import { signInPath } from './sign-in-pages.js';

/** The same-origin calls of product.md 7, with exactly these paths. */
@Controller()
export class UserCallsController {
  constructor(
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(FreshIdentities) private readonly identities: FreshIdentities,
    @Inject(LookUpUser) private readonly lookUp: LookUpUser,
    @Inject(PageAnswers) private readonly pages: PageAnswers,
    @Inject(ActionAnswers) private readonly answers: ActionAnswers,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** Takes up a sign-in that this browser was offered a moment ago. */
  @Post('user-session')
  async session(@Body() form: UserSessionForm, @Req() request: Request, @Res() response: Response) {
    const isTaken = await this.sessions.accept(request, form.sessionId, form.remember);
    if (!isTaken) throw new Refused(403, 'forbidden');
    this.jarOf(request, response).write('signed_in', 'yes');
    response.setHeader('Cache-Control', 'no-store').status(204).end();
  }

  /** The token is the session's; an Authorization header of the browser is not read. */
  @Get('user-info-social')
  async socialInfo(@Req() request: Request, @Res() response: Response) {
    const identity = await this.identities.of(request);
    await this.tell(request, response, identity?.kind === 'social' ? identity : undefined);
  }

  @Get('user-info')
  async info(@Req() request: Request, @Res() response: Response) {
    const identity = await this.identities.of(request);
    if (!identity) this.jarOf(request, response).remove('signed_in');
    await this.tell(request, response, identity);
  }

  @Post('user-logout')
  async logout(@Body() { path }: LogoutForm, @Req() request: Request, @Res() response: Response) {
    const identity = this.sessions.identityOf(request);
    if (hasSession(request)) await this.sessions.end(request);
    if (identity?.kind === 'social') void this.identities.revoke(identity.tokens);
    removeSessionCookie(response);
    this.jarOf(request, response).remove('signed_in');
    // Not "cookies" nor "storage": the cart and every choice stay.
    response.setHeader('Clear-Site-Data', '"cache"').setHeader('Cache-Control', 'no-store');
    if (wantsJson(request)) return response.status(204).end();
    return response.redirect(303, this.afterLogout(path));
  }

  /** Keeps the way back; what is no page of ours is not kept. */
  @Post('redirect')
  keepWay(@Body() { route }: RedirectForm, @Req() request: Request, @Res() response: Response) {
    const jar = this.jarOf(request, response);
    const way = safePath(route.replaceAll(redirectMarker, '/'), this.config.PUBLIC_ORIGIN);
    if (way === undefined) jar.remove('redirect');
    else jar.write('redirect', way);
    response.setHeader('Cache-Control', 'no-store').status(204).end();
  }

  @Get('redirect')
  goBack(@Req() request: Request, @Res() response: Response) {
    const jar = this.jarOf(request, response);
    const language = languageOf(`/${jar.read('language') ?? ''}/`) ?? defaultLanguage;
    const way = this.answers.pageOf(jar.read('redirect'), language);
    jar.remove('redirect');
    response.setHeader('Cache-Control', 'no-store').redirect(303, way);
  }

  private async tell(request: Request, response: Response, identity: Identity | undefined) {
    const { visitor } = this.pages.contextOf(request, response, '/');
    const info = await this.lookUp.run(identity, visitor.layout);
    response.setHeader('Cache-Control', 'no-store').json(this.outside(request, info));
  }

  /** What a browser may know: handles in place of what grants something. */
  private outside(request: Request, info: UserInfo): UserInfoReply {
    if (info.status === 'noauth') return { ...nobody, tracking: trackingOf(nobody) };
    const { sId, gxToken } = info;
    const shown = {
      ...info,
      sId: sId && this.sessions.handleOf(request, 'sId'),
      gxToken: gxToken && this.sessions.handleOf(request, 'gxToken'),
    };
    return { ...shown, tracking: trackingOf(shown) };
  }

  /** Back to the page, or to sign in again where the page was somebody's own. */
  private afterLogout(path: string): string {
    const page = this.answers.pageOf(path, languageOf(path) ?? defaultLanguage);
    const resolved = resolvePath(new URL(page, this.config.PUBLIC_ORIGIN).pathname);
    if (resolved.kind !== 'page') return pathOf({ name: 'home', params: {} }, defaultLanguage);
    const isOwn = resolved.route.name === 'account' || resolved.route.name === 'signIn';
    return isOwn ? `${signInPath(resolved.language)}?told=signedOut` : page;
  }

  private jarOf(request: Request, response: Response) {
    return this.pages.contextOf(request, response, '/').jar;
  }
}
