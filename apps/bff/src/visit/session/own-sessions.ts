import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { accountOf, type ListedSession, siteAccount } from './account-sessions.js';
import { SessionStore } from './session-store.js';
import { handleMs, Sessions } from './sessions.js';

const retryMs = 1_000;

export interface OwnSession extends ListedSession {
  /** Whether it is the session of this request. */
  readonly isHere: boolean;
}

/** Lists and ends an account's sessions for its owner (docs/rules/sign-in.md#sessions). */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly store: SessionStore,
    private readonly sessions: Sessions,
  ) {}

  /** This request's session first. `undefined` if the store failed. */
  async of(request: Request): Promise<readonly OwnSession[] | undefined> {
    const identity = this.sessions.identityOf(request);
    if (!identity) return [];
    const here = request.session.place?.handle;
    const listed = await this.store.accounts.of(accountOf(identity)).catch(() => undefined);
    return listed
      ?.map((one) => ({ ...one, isHere: one.handle === here }))
      .sort((left, right) => Number(right.isHere) - Number(left.isHere));
  }

  /** Ends another session of this account, or all others; `false` if the store failed. */
  async end(request: Request, which: { readonly handle: string } | 'others'): Promise<boolean> {
    const identity = this.sessions.identityOf(request);
    const all = await this.of(request);
    if (!identity || !all) return false;
    const others = all.filter(
      ({ isHere, handle }) => !isHere && (which === 'others' || handle === which.handle),
    );
    if (which === 'others') await this.close(accountOf(identity));
    return this.drop(accountOf(identity), others);
  }

  /** Ends every session of an account; if the store fails, it retries later. */
  async endAll(email: string): Promise<void> {
    const account = siteAccount(email);
    const isClosed = await this.close(account);
    const all = await this.store.accounts.of(account).catch(() => undefined);
    if (all && (await this.drop(account, all)) && isClosed) return;
    setTimeout(() => void this.endAll(email), retryMs).unref();
  }

  private async drop(account: string, sessions: readonly ListedSession[]): Promise<boolean> {
    for (const { key } of sessions) this.store.drop(key);
    const left = sessions.map((session) => this.store.accounts.leave(account, session));
    return Promise.all(left).then(
      () => true,
      () => false,
    );
  }

  private close(account: string): Promise<boolean> {
    return this.store.accounts.close(account, handleMs / 1000).then(
      () => true,
      () => false,
    );
  }
}
