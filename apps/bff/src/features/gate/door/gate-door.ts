import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { LimitStore } from '../../../backends/limit-store.js';
import { Config } from '../../../config/config.js';
import { AttemptLimit } from '../../../http/attempt-limit.js';
import { Refused } from '../../../http/refused.js';
import { nameOf, sessionAttributes } from '../../../visit/cookie-table.js';
import { responseOf, type Visit } from '../../../visit/visit.js';

/** No visitor's, so it is not in the table: no page of the shop reads it or is different for it. */
const cookie = nameOf('gate');
const daysMs = 30 * 86_400_000;

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, wanted: string) => timingSafeEqual(digest(given), digest(wanted));

export type Opened = 'opened' | 'wrongKey' | 'tooFast';

/**
 * Who may be a gate: a browser that was told the operator's key once, and a program that sends it
 * (docs/rules/vouchers.md#key). Without a key in the configuration there are no gates.
 */
@Injectable()
export class GateDoor {
  private readonly secret: string | undefined;
  /** What an opened browser has: made of the key, so that another key closes all of them. */
  private readonly pass: string;
  private readonly tries: AttemptLimit;

  constructor(config: Config, @Inject(LimitStore) store: LimitStore) {
    this.secret = config.GATE_SECRET;
    this.pass = createHmac('sha256', this.secret ?? '')
      .update('gate')
      .digest('base64url');
    this.tries = new AttemptLimit(config.GATE_TRIES_PER_MINUTE, 'gate keys', store);
  }

  /** Throws the page that is not there where no gate is configured. */
  isOpenTo({ cookies, headers: { authorization } }: Request): boolean {
    if (this.secret === undefined) throw new Refused(404, 'notFound');
    if (authorization !== undefined) return isSame(authorization, `Bearer ${this.secret}`);
    const given: unknown = cookies?.[cookie];
    return typeof given === 'string' && isSame(given, this.pass);
  }

  async open(key: string, { address, request }: Visit): Promise<Opened> {
    if (this.secret === undefined) throw new Refused(404, 'notFound');
    if ((await this.tries.waitFor(address)) > 0) return 'tooFast';
    if (!isSame(key, this.secret)) return 'wrongKey';
    await this.tries.forget(address);
    responseOf(request).cookie(cookie, this.pass, { ...sessionAttributes, maxAge: daysMs });
    return 'opened';
  }

  close({ request }: Visit): void {
    responseOf(request).clearCookie(cookie, sessionAttributes);
  }
}
