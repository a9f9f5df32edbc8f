import { Inject, Injectable } from '@nestjs/common';
import { Clock, type SignInTransaction, type SignInTransactions } from '@shop/ports/backends';
import type { Request } from 'express';
import type { CookieJar } from '../cookie-jar.js';
import { type SignInCookie, signInSeconds } from '../cookie-table.js';
import { SessionStore } from './session-store.js';

const mostAtATime = 5;

interface Kept extends SignInTransaction {
  /** Milliseconds of the clock. */
  readonly begunAt: number;
}

/**
 * Pending sign-ins, each in a sealed cookie (docs/rules/sign-in.md#networks). Tabs do not
 * interfere, an unknown state changes nothing, and each is used once. If the store fails, `take`
 * rejects and keeps the sign-in.
 */
@Injectable()
export class CookieTransactions implements SignInTransactions<Request> {
  constructor(
    private readonly store: SessionStore,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  keep({ visit: { jar } }: Request, transaction: SignInTransaction): void {
    const oldestFirst = jar.signIns
      .map((cookie) => ({ cookie, begunAt: read(jar, cookie)?.begunAt ?? 0 }))
      .sort((left, right) => left.begunAt - right.begunAt);
    const tooMany = oldestFirst.length + 1 - mostAtATime;
    for (const { cookie } of oldestFirst.slice(0, Math.max(0, tooMany))) jar.remove(cookie);
    const kept: Kept = { ...transaction, begunAt: this.clock.now().getTime() };
    jar.setSealed(cookieOf(transaction.state), JSON.stringify(kept));
  }

  async take({ visit: { jar } }: Request, state: string): Promise<SignInTransaction | undefined> {
    const kept = read(jar, cookieOf(state));
    if (kept?.state !== state) return undefined;
    const first = await this.store.isFirst(`state ${state}`, signInSeconds);
    if (first.kind === 'failed') throw new Error('whether a state is new is not known');
    jar.remove(cookieOf(state));
    const isOver = kept.begunAt + signInSeconds * 1000 <= this.clock.now().getTime();
    return isOver || !first.answer ? undefined : kept;
  }
}

/** The start of the state names the cookie; the full state is sealed inside. */
const cookieOf = (state: string): SignInCookie =>
  `sign_in_${state.replaceAll(/[^\w-]/g, '').slice(0, 16)}`;

function read(jar: CookieJar, cookie: SignInCookie): Kept | undefined {
  const text = jar.readSealed(cookie);
  return text === undefined ? undefined : (JSON.parse(text) as Kept); // as: sealed by us
}
