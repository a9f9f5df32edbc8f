import type { Request, Response } from 'express';
import {
  attributes,
  nameOf,
  type PlainCookie,
  rowOf,
  type SealedCookie,
  type SignInCookie,
} from './cookie-table.js';
import type { Seal } from './seal.js';

const maxBytes = 4096;

/** Cookies of one request and its response. An invalid value reads as absent. */
export class CookieJar {
  readonly #read = new Set<string>();

  constructor(
    private readonly request: Request,
    private readonly response: Response,
    private readonly seal: Seal,
  ) {}

  read(cookie: PlainCookie): string | undefined {
    return this.valueOf(cookie);
  }

  set(cookie: PlainCookie, value: string): void {
    if (this.read(cookie) !== value) this.send(cookie, value);
  }

  readSealed(cookie: SealedCookie): string | undefined {
    const value = this.valueOf(cookie);
    return value === undefined ? undefined : this.seal.open(value, cookie);
  }

  setSealed(cookie: SealedCookie, value: string): void {
    this.send(cookie, this.seal.close(value, cookie));
  }

  has(cookie: SealedCookie): boolean {
    return this.request.cookies?.[nameOf(cookie)] !== undefined;
  }

  remove(cookie: PlainCookie | SealedCookie): void {
    if (!this.response.headersSent) this.response.clearCookie(nameOf(cookie), attributes);
  }

  get signIns(): readonly SignInCookie[] {
    return Object.keys(this.request.cookies ?? {})
      .filter((name) => /^__Host-sign_in_[\w-]{16}$/.test(name))
      .map((name) => name.slice('__Host-'.length) as SignInCookie); // as: just matched
  }

  /** Whether every cookie read is in the page key or makes pages personal. */
  get isInPageKey(): boolean {
    return [...this.#read].every((cookie) => rowOf(cookie).changesPage !== 'no');
  }

  private valueOf(cookie: string): string | undefined {
    rowOf(cookie);
    this.#read.add(cookie);
    const value: unknown = this.request.cookies?.[nameOf(cookie)];
    return typeof value === 'string' && value.length <= maxBytes ? value : undefined;
  }

  private send(cookie: string, value: string): void {
    const maxAge = rowOf(cookie).seconds * 1000;
    if (!this.response.headersSent)
      this.response.cookie(nameOf(cookie), value, { ...attributes, maxAge });
  }
}
