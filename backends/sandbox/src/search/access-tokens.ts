import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type Clock, later, seconds } from '../engine/clock.js';
import { refuse } from '../engine/refusal.js';
import { tokenOf } from '../http/bearer.js';
import { sendRefusal } from '../http/call.js';

const usualLifeSeconds = 300;
/** More than any number of shops holds at a time; the oldest go. */
const mostTokens = 10_000;

/** The tokens that were handed out. A restart forgets them, as it may: callers get a new one. */
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

  /** Takes every token back at once. */
  revoke(): void {
    this.ends.clear();
  }

  /** How long tokens live from now on; without a number, as usual. */
  shorten(lifeSeconds = usualLifeSeconds): void {
    this.lifeSeconds = lifeSeconds;
  }

  /** Refuses a call without a valid token, or the other one that is accepted where given. */
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
