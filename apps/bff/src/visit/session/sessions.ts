import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Identity } from '@shop/domain';
import { Clock } from '@shop/ports/backends';
import { signedCookie } from 'cookie-parser';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData } from 'express-session';
import { Config } from '../../config/config.js';
import { bearerIn } from '../../http/bearer.js';
import { nameOf, sessionAttributes } from '../cookie-table.js';
import { accountOf } from './account-sessions.js';
import { deviceOf } from './device-of.js';
import './session-data.js';
import { promised } from './promised.js';
import { keyOf, longestMs, SessionStore } from './session-store.js';

const sessionCookie = nameOf('sid');

const hourMs = 3_600_000;
/** Absolute lifetime: 12 hours, or a week with "remember me". */
const wholeMs = 12 * hourMs;
const rememberedMs = longestMs;
export const handleMs = 60_000;

/** 256 random bits. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** Sign-in sessions (docs/rules/sign-in.md#session). Every sign-in and sign-out changes the id. */
@Injectable()
export class Sessions {
  private readonly withSession: RequestHandler;
  private readonly secrets: readonly string[];

  constructor(
    private readonly store: SessionStore,
    { SESSION_SECRETS: secrets }: Config,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.secrets = secrets;
    this.withSession = session({
      name: sessionCookie,
      secret: [...secrets],
      store,
      genid: newSessionId,
      resave: false,
      saveUninitialized: false,
      cookie: sessionAttributes,
    });
  }

  /** Skips the store for visitors without a session, which is most of them. */
  readonly middleware: RequestHandler = (request, response, next) => {
    const needsOne =
      request.method === 'POST' || request.path.startsWith('/sign-in/') || hasSession(request);
    if (!needsOne) return next();
    // A proxy terminates TLS, and browsers trust localhost, so the cookie is always `Secure`.
    Object.defineProperty(request, 'secure', { value: true });
    this.withSession(request, response, next);
  };

  identityOf(request: Request): Identity | undefined {
    return request.session?.identity;
  }

  /** Signs in under a new session id; `false` if it can't be saved. */
  async begin(request: Request, identity: Identity, isRemembered: boolean): Promise<boolean> {
    if (!(await this.renewId(request))) return false;
    const lifeMs = isRemembered ? rememberedMs : wholeMs;
    const endsAt = this.clock.now().getTime() + lifeMs;
    Object.assign(request.session, { identity, isRemembered, endsAt });
    if (isRemembered) request.session.cookie.maxAge = lifeMs;
    if (!(await this.enter(request, identity))) {
      forget(request);
      return false;
    }
    return this.save(request);
  }

  /** Fails if the account can't list the session, because other devices could not end it. */
  private async enter({ session, sessionID, headers }: Request, identity: Identity) {
    const own = { key: keyOf(sessionID), device: deviceOf(headers['user-agent']) };
    try {
      const seconds = this.store.secondsOf(session);
      const { place, ousted } = await this.store.accounts.enter(accountOf(identity), own, seconds);
      session.place = place;
      if (ousted) this.store.drop(ousted.key);
      return true;
    } catch {
      return false;
    }
  }

  /** Returns a handle with which this browser can sign in once, within a minute. */
  async offer(request: Request, identity: Identity): Promise<string | undefined> {
    if (!(await this.renewId(request))) return undefined;
    const handle = newSessionId();
    const until = this.clock.now().getTime() + handleMs;
    Object.assign(request.session, { pending: { handle, identity, until }, endsAt: until });
    return (await this.save(request)) ? handle : undefined;
  }

  /** Accepts an offered sign-in. Another browser's handle, or a used one, changes nothing. */
  async accept(request: Request, handle: string, isRemembered: boolean): Promise<boolean> {
    const { pending } = request.session;
    if (!pending || !isSame(pending.handle, handle)) return false;
    if (pending.until <= this.clock.now().getTime()) return false;
    const account = accountOf(pending.identity);
    if (await this.store.accounts.wasClosed(account, pending.until - handleMs)) return false;
    const first = await this.store.isFirst(`handle ${handle}`, handleMs / 1000);
    if (first.kind === 'failed' || !first.answer) return false;
    return this.begin(request, pending.identity, isRemembered);
  }

  /** Saves a changed identity, unless the session has ended meanwhile. */
  async keep(request: Request, identity: Identity): Promise<boolean> {
    request.session.identity = identity;
    return this.save(request);
  }

  /** The identity now in the store, which another request may have changed. */
  async newest(request: Request): Promise<Identity | undefined> {
    await promised((done) => request.session.reload(done));
    return this.identityOf(request);
  }

  /**
   * Signs out by the id in the cookie, even if it can't be opened. It takes effect in this process
   * at once; if the store fails, the entry is deleted once it is back.
   */
  async end(request: Request): Promise<void> {
    const id = this.idIn(request) ?? request.sessionID;
    const { session } = request;
    forget(request);
    await promised((done) => this.store.destroy(id, done));
    await this.leave(session);
  }

  private idIn({ cookies }: Request): string | undefined {
    const signed: unknown = cookies?.[sessionCookie];
    if (typeof signed !== 'string' || !signed.startsWith('s:')) return undefined;
    const id = signedCookie(signed, [...this.secrets]);
    return typeof id === 'string' ? id : undefined;
  }

  /** If saving fails there is no session: no cookie is sent, and no retry follows. */
  private async save(request: Request): Promise<boolean> {
    const isSaved = await promised((done) => request.session.save(done));
    if (!isSaved) forget(request);
    return isSaved;
  }

  /** If the store fails, the slot expires together with its session. */
  private async leave({ identity, place }: Partial<SessionData> = {}): Promise<void> {
    if (identity && place)
      await this.store.accounts.leave(accountOf(identity), place).catch(() => undefined);
  }

  private async renewId(request: Request): Promise<boolean> {
    const before = request.session;
    const isRenewed = await promised((done) => before.regenerate(done));
    await this.leave(before);
    if (isRenewed) this.store.expect(request.sessionID);
    else forget(request);
    return isRenewed;
  }

  /** A handle for a secret of this session, useful only within it. */
  handleOf(request: Request, secret: 'sId' | 'gxToken'): string {
    const [first = ''] = this.secrets;
    const text = `${request.sessionID}:${secret}`;
    return createHmac('sha256', `handle:${first}`).update(text).digest('base64url');
  }

  /** Whether the bearer token, if present, is this session's `gxToken` handle. */
  isOwnBearer(request: Request): boolean {
    const given = bearerIn(request.get('authorization'));
    return given === undefined || isSame(this.handleOf(request, 'gxToken'), given);
  }
}

/** Detaches the session, so that nothing of it is saved. */
const forget = (request: Request): void => void Reflect.deleteProperty(request, 'session');

export const hasSession = (request: Pick<Request, 'headers'>): boolean =>
  request.headers.cookie?.includes(`${sessionCookie}=`) === true;

function isSame(left: string, right: string): boolean {
  const [mine, theirs] = [Buffer.from(left), Buffer.from(right)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}

export const removeSessionCookie = (response: Response): void => {
  response.clearCookie(sessionCookie, sessionAttributes);
};
