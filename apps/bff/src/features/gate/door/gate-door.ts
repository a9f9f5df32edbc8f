import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Reporter, ShortLived } from '@shop/ports/backends';
import type { Request } from 'express';
import { Limits } from '../../../backends/limits/limits.js';
import { StoreGuard } from '../../../backends/limits/store-guard.js';
import { Config } from '../../../config/config.js';
import { bearerIn, digest } from '../../../http/bearer.js';
import { Refused } from '../../../http/refused.js';
import { nameOf, sessionAttributes } from '../../../visit/cookie-table.js';
import { responseOf, type Visit } from '../../../visit/visit.js';

/** Not in the cookie table: it is not a visitor's cookie, and no page reads it. */
const cookie = nameOf('gate');
const passSeconds = 30 * 86_400;

const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

/** Derived from the gate key as well, so that a removed key revokes its passes. */
const keyOf = (pass: string, secret: string) =>
  `gate:${createHmac('sha256', secret).update(pass).digest('base64url')}`;

export type Opened = 'opened' | 'wrongKey' | 'tooFast';

/**
 * Authenticates gates: a browser by a pass, after it sent the operator's key once; a program by the
 * key itself (docs/rules/vouchers.md#key). Without a configured key there are no gates.
 */
@Injectable()
export class GateDoor {
  private readonly secrets: readonly string[];

  constructor(
    config: Config,
    private readonly limits: Limits,
    @Inject(ShortLived) private readonly passes: ShortLived,
    private readonly guard: StoreGuard,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {
    this.secrets = config.GATE_SECRET ?? [];
  }

  /** Throws 404 if no gate is configured, and 429 after too many wrong keys. */
  async isOpenTo(request: Request): Promise<boolean> {
    this.expectGates();
    const key = bearerIn(request.headers.authorization);
    if (key !== undefined) {
      const isKey = this.secretLike(key) !== undefined;
      if (!isKey) this.reporter.report({ event: 'access-refused', what: 'gate' });
      const waitSeconds = await this.limits.gateKeys.waitAfter(isKey, request.visit.address);
      if (waitSeconds > 0) throw new Refused(429, 'tooFast', waitSeconds);
      return isKey;
    }
    const given: unknown = request.cookies?.[cookie];
    if (typeof given !== 'string') return false;
    for (const name of this.namesOf(given))
      if ((await this.ask(() => this.passes.get(name))) !== undefined) return true;
    return false;
  }

  async open(key: string, { address, request }: Visit): Promise<Opened> {
    this.expectGates();
    const waitSeconds = await this.limits.gateKeys.waitFor(address);
    if (waitSeconds > 0) {
      responseOf(request).setHeader('Retry-After', String(waitSeconds));
      return 'tooFast';
    }
    const secret = this.secretLike(key);
    if (secret === undefined) {
      this.reporter.report({ event: 'access-refused', what: 'gate' });
      return 'wrongKey';
    }
    await this.limits.gateKeys.forget(address);
    const pass = randomBytes(32).toString('base64url');
    await this.ask(() => this.passes.put(keyOf(pass, secret), 'open', passSeconds));
    this.reporter.report({ event: 'signed-in', way: 'gate' });
    responseOf(request).cookie(cookie, pass, { ...sessionAttributes, maxAge: passSeconds * 1000 });
    return 'opened';
  }

  async close({ request }: Visit): Promise<void> {
    const given: unknown = request.cookies?.[cookie];
    if (typeof given === 'string')
      for (const name of this.namesOf(given)) await this.ask(() => this.passes.drop(name));
    responseOf(request).clearCookie(cookie, sessionAttributes);
  }

  private expectGates(): void {
    if (this.secrets.length === 0) throw new Refused(404, 'notFound');
  }

  private secretLike(key: string): string | undefined {
    return this.secrets.find((secret) => isSame(key, secret));
  }

  private namesOf(pass: string): readonly string[] {
    return this.secrets.map((secret) => keyOf(pass, secret));
  }

  /** If the store fails, the gate gets 503 and decides from what it knows. */
  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const reply = await this.guard.ask(call);
    if (reply.kind === 'failed') throw new Refused(503, 'busy');
    return reply.answer;
  }
}
