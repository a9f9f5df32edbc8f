import type { Closable } from '@shop/ports/screens';
import type { Request, Response } from 'express';
import type { Seal } from './seal.js';

/** A week: currency, cart session, language (product.md 9). */
const weekSeconds = 604_800;

/** Choices of the visitor: readable, worth nothing to anybody else. */
export type PlainCookie =
  | 'currency'
  | 'language'
  | 'theme'
  | 'phone_country'
  | 'consent'
  | 'pseudonym'
  | 'redirect'
  | 'signed_in'
  | `closed_${Closable}`;
/** Handles that grant something: sealed. */
export type SealedCookie = 'cart' | 'parked' | 'orders' | SignInCookie;
/** One sign-in under way at an identity provider; several may be, in several tabs. */
export type SignInCookie = `sign_in_${string}`;

const maxBytes = 4096;
const daySeconds = 86_400;

/** What is kept for another time than a week. */
const lifetimes: Partial<Record<PlainCookie | SealedCookie, number>> = {
  consent: 180 * daySeconds,
  closed_app: 30 * daySeconds,
};
/** What somebody gets to sign in at an identity provider. */
export const signInSeconds = 600;

const lifetimeOf = (cookie: PlainCookie | SealedCookie): number =>
  cookie.startsWith('sign_in_') ? signInSeconds : (lifetimes[cookie] ?? weekSeconds);

const attributes = {
  path: '/',
  secure: true,
  httpOnly: true,
  // Lax: the provider's redirect back is a step from another site, and must find the visitor.
  sameSite: 'lax',
} as const;

const nameOf = (cookie: PlainCookie | SealedCookie) => `__Host-${cookie}`;

/** The cookies of one request and its answer. A value that is not ours reads as absent. */
export class CookieJar {
  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly seal: Seal,
  ) {}

  read(cookie: PlainCookie): string | undefined {
    const value: unknown = this.request.cookies?.[nameOf(cookie)];
    return typeof value === 'string' && value.length <= maxBytes ? value : undefined;
  }

  write(cookie: PlainCookie, value: string): void {
    if (this.read(cookie) === value) return;
    const maxAge = lifetimeOf(cookie) * 1000;
    this.response.cookie(nameOf(cookie), value, { ...attributes, maxAge });
  }

  open(cookie: SealedCookie): string | undefined {
    const value: unknown = this.request.cookies?.[nameOf(cookie)];
    if (typeof value !== 'string' || value.length > maxBytes) return undefined;
    return this.seal.open(value, cookie);
  }

  close(cookie: SealedCookie, value: string): void {
    const maxAge = lifetimeOf(cookie) * 1000;
    const sealed = this.seal.close(value, cookie);
    this.response.cookie(nameOf(cookie), sealed, { ...attributes, maxAge });
  }

  has(cookie: SealedCookie): boolean {
    return this.request.cookies?.[nameOf(cookie)] !== undefined;
  }

  remove(cookie: PlainCookie | SealedCookie): void {
    this.response.clearCookie(nameOf(cookie), attributes);
  }

  /** The sign-ins that this browser has under way. */
  get signIns(): readonly SignInCookie[] {
    return Object.keys(this.request.cookies ?? {})
      .filter((name) => /^__Host-sign_in_[\w-]{16}$/.test(name))
      .map((name) => name.slice('__Host-'.length) as SignInCookie); // as: just matched
  }
}
