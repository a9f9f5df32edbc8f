import {
  type Coupon,
  type CouponPurchase,
  type Credentials,
  type Language,
  languageTags,
  type LoginError,
  type NewPassword,
  type NewUser,
  type PasswordChange,
  type SiteUser,
} from '@shop/domain';
import type {
  BackendReply,
  LoggedIn,
  Registered,
  TokenSpent,
  UsersGateway,
} from '@shop/ports/backends';
import { z } from 'zod';
import { about } from './about.js';
import type { Backend } from './backend.js';
import { aboutTheCall, askedOf } from './refusals.js';
import type { Reply } from './reply.js';
import { wireCoupons, wirePurchases, wireSpent, wireUser } from './wire-users.js';

/** Lookups have a shorter deadline, and their failures block no sign-in. */
export interface UsersWays {
  /** Login, sign-up, passwords and mailed tokens. */
  readonly login: Backend;
  readonly lookups: Backend;
}

/** The codes of the users API; a missing confirmation has two names. */
const refusals = new Map<string, LoginError>([
  ['INVALID_EMAIL', 'INVALID_EMAIL'],
  ['PASSWORD_REQUIRED', 'PASSWORD_REQUIRED'],
  ['INCORRECT_LOGIN', 'INCORRECT_LOGIN'],
  ['USER_INACTIVE', 'USER_INACTIVE'],
  ['USER_NOT_CONFIRMED', 'USER_INACTIVE'],
  ['USER_ALREADY_EXISTS', 'USER_ALREADY_EXISTS'],
  ['GENERAL_ERROR', 'GENERAL_ERROR'],
]);

export class HttpUsersGateway implements UsersGateway {
  constructor(private readonly ways: UsersWays) {}

  async logIn({ email, password }: Credentials): Promise<LoggedIn> {
    const body = { Username: email, Password: password };
    const ask = { body, shape: wireUser, about: about.users.logIn(email) };
    const reply = await this.ways.login.send('POST', 'login', ask);
    return reply.kind === 'ok' ? { kind: 'in', user: reply.body } : noOf(reply);
  }

  async register(user: NewUser, language: Language, key: string): Promise<Registered> {
    const { email, password, firstName, lastName, country } = user;
    const body = {
      Username: email,
      Password: password,
      FirstName: firstName,
      LastName: lastName,
      Country: country,
      Language: language,
    };
    // The backend sends the confirmation mail.
    return this.write('register', body, key);
  }

  changePassword({ email, current, password }: PasswordChange, key: string): Promise<Registered> {
    const body = { Username: email, Password: current, NewPassword: password };
    return this.write('user/password', body, key);
  }

  /** Ignores the body of the reply. */
  private async write(path: string, body: object, key: string): Promise<Registered> {
    const reply = await this.ways.login.send('POST', path, { body, key, shape: z.unknown() });
    return reply.kind === 'ok' ? { kind: 'done' } : noOf(reply);
  }

  async forgot(email: string, language: Language): Promise<BackendReply<true>> {
    const body = { Username: email, Language: language };
    const reply = await this.ways.login.send('POST', 'forgot', { body, shape: z.unknown() });
    if (reply.kind === 'ok') return { kind: 'ok', answer: true };
    return { kind: 'failed', reason: reply.kind };
  }

  confirm(token: string, key: string): Promise<TokenSpent> {
    return this.spend('confirm', { token }, key);
  }

  choosePassword({ token, password }: NewPassword, key: string): Promise<TokenSpent> {
    return this.spend('password', { token, Password: password }, key);
  }

  private async spend(path: string, body: object, key: string): Promise<TokenSpent> {
    const reply = await this.ways.login.send('POST', path, { body, key, shape: wireSpent });
    if (reply.kind === 'ok') return { kind: 'done', ...reply.body };
    const isEnded = reply.kind === 'rejected' && reply.code === 'TOKEN_ENDED';
    return isEnded ? { kind: 'ended' } : noOf(reply);
  }

  async coupons(
    { email, gxToken }: Pick<SiteUser, 'email' | 'gxToken'>,
    language: Language,
  ): Promise<BackendReply<readonly Coupon[]>> {
    const headers = { 'accept-language': languageTags[language] };
    const ask = { body: { email, gxToken }, headers, shape: wireCoupons };
    return askedOf(await this.ways.lookups.send('POST', 'user/coupons', ask));
  }

  async purchasesWithCoupon(
    email: string,
    bearer: string,
  ): Promise<BackendReply<readonly CouponPurchase[]>> {
    // Replaces the shop's token: the backend identifies the visitor by it.
    const headers = { authorization: `Bearer ${bearer}` };
    const ask = { body: { email }, headers, shape: wirePurchases };
    return askedOf(await this.ways.lookups.send('POST', 'user/purchases-with-coupon', ask));
  }
}

/** An unknown code is still a refusal; a refusal without a code is a failure. */
function noOf(reply: Exclude<Reply<unknown>, { kind: 'ok' }>): Exclude<LoggedIn, { kind: 'in' }> {
  if (reply.kind !== 'rejected') return { kind: 'failed', reason: reply.kind };
  const { code } = reply;
  if (code === 'IN_PROGRESS') return { kind: 'failed', reason: 'unavailable' };
  if (!code || aboutTheCall.has(code)) return { kind: 'failed', reason: 'rejected' };
  return { kind: 'refused', code: refusals.get(code) ?? 'GENERAL_ERROR' };
}
