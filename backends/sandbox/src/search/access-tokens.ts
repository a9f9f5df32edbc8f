import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Clock, later, seconds } from '../engine/clock.js';
import { refuse } from '../engine/refusal.js';
import { tokenOf } from '../http/bearer.js';
import { sendRefusal } from '../http/call.js';

const usualLifeSeconds = 300;
/** More tokens than shops ever hold; the oldest are dropped. */
const mostTokens = 10_000;

/** The issued access tokens. A restart forgets them; callers then request new ones. */
export class AccessTokens {
  private readonly ends = new Map<string, Date>();
  private lifeSeconds = usualLifeSeconds;

  constructor(private readonly clock: Clock) {}

  issue(): { readonly access_token: string; readonly expires_in: number } {
    this.forgetOld();
    const token = randomBytes(32).toString('base64url');
    this.ends.set(token, later(this.clock(), seconds(this.lifeSeconds)));
    return { access_token: token, expires_in: this.lifeSeconds };
  }

  isValid(token: string): boolean {
    const end = this.ends.get(token);
    return end !== undefined && this.clock() < end;
  }

  revoke(): void {
    this.ends.clear();
  }

  /** Sets the lifetime of new tokens; without a number, the default. */
  shorten(lifeSeconds = usualLifeSeconds): void {
    this.lifeSeconds = lifeSeconds;
  }

  /** Refuses a call without a valid token, unless `other` accepts it. */
  guard(other?: RequestHandler): RequestHandler {
    return (request, response, next) => {
      if (this.isValid(tokenOf(request))) return next();
      if (other) return other(request, response, next);
      response.setHeader('WWW-Authenticate', 'Bearer');
      sendRefusal(request, response, refuse('UNAUTHORIZED', 'Authorization'));
    };
  }

  private forgetOld(): void {
    const now = this.clock();
    for (const [token, end] of this.ends)
      if (end <= now || this.ends.size >= mostTokens) this.ends.delete(token);
  }
}
