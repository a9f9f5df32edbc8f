import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, ShortLived } from '@shop/ports/backends';
import { type SessionData, Store } from 'express-session';
import { LRUCache } from 'lru-cache';
import { Seal } from '../seal.js';
import { type Guarded, StoreGuard } from '../../backends/limits/store-guard.js';
import { accountOf, AccountSessions } from './account-sessions.js';

const minuteMs = 60_000;
/** Idle timeout of a session without "remember me". */
export const idleMs = 30 * minuteMs;
/** Maximum lifetime of a session. */
export const longestMs = 7 * 24 * 60 * minuteMs;
const retryMs = 1_000;
/** Minimum interval between two extensions of a session. */
const touchMs = minuteMs;

type Callback = (error?: unknown) => void;

/** Store key of a session, which does not reveal its id. */
export const keyOf = (id: string) =>
  `session:${createHash('sha256').update(id).digest('base64url')}`;

const onceKeyOf = (what: string) => `once:${createHash('sha256').update(what).digest('base64url')}`;

/**
 * Sessions in the short-lived store: sealed, keyed by a hash of their id. If a read fails, the
 * visitor counts as signed out. A failed write is an error, so that no sign-in is confirmed that
 * was not saved.
 */
@Injectable()
export class SessionStore extends Store {
  /** When this process last extended each session, in milliseconds of the clock. */
  private readonly touched = new LRUCache<string, number>({ max: 10_000 });
  /** Sessions ended by this process: invalid at once, even if the store fails. */
  private readonly ended = new LRUCache<string, true>({ max: 10_000, ttl: longestMs });
  /** New ids that are not in the store yet. */
  private readonly made = new LRUCache<string, true>({ max: 10_000, ttl: minuteMs });
  readonly accounts: AccountSessions;

  constructor(
    @Inject(ShortLived) private readonly state: ShortLived,
    @Inject(Seal) private readonly seal: Seal,
    @Inject(Clock) private readonly clock: Clock,
    private readonly guard: StoreGuard,
  ) {
    super();
    this.accounts = new AccountSessions(state, seal, clock, guard);
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    const key = keyOf(id);
    if (this.ended.has(key)) return done(null);
    void this.guard
      .ask(() => this.state.get(key))
      .then((reply) => done(null, reply.kind === 'ok' ? this.read(reply.answer, key) : undefined));
  }

  /** The next `set` of this id creates it. */
  expect(id: string): void {
    this.made.set(id, true);
  }

  /** Only replaces an existing entry, so that an ended session stays ended. */
  override set(id: string, session: SessionData, done?: Callback): void {
    const key = keyOf(id);
    const text = this.seal.close(JSON.stringify(session), key);
    const seconds = this.secondsOf(session);
    const isNew = this.made.delete(id);
    const write = async () => {
      if (isNew) await this.state.put(key, text, seconds);
      return isNew || this.state.replace(key, text, seconds);
    };
    void this.guard
      .ask(write)
      .then((reply) => done?.(reply.kind === 'ok' && reply.answer ? undefined : notKept()));
  }

  override destroy(id: string, done?: Callback): void {
    this.drop(keyOf(id), done);
  }

  drop(key: string, done?: Callback): void {
    this.touched.delete(key);
    this.ended.set(key, true);
    void this.guard
      .ask(() => this.state.drop(key))
      .then(({ kind }) => {
        if (kind === 'failed') this.dropLater(key);
        done?.(kind === 'ok' ? undefined : notKept());
      });
  }

  /** Retries until the entry is deleted or has expired. */
  private dropLater(key: string): void {
    const again = setTimeout(async () => {
      const { kind } = await this.guard.ask(() => this.state.drop(key));
      if (kind === 'failed' && this.ended.has(key)) this.dropLater(key);
    }, retryMs);
    again.unref();
  }

  /** Runs in the background: the next request repeats a failed touch. */
  override touch(id: string, session: SessionData, done?: Callback): void {
    done?.();
    const key = keyOf(id);
    const now = this.clock.now().getTime();
    if (!session.identity || now < (this.touched.get(key) ?? 0) + touchMs) return;
    this.touched.set(key, now);
    const seconds = this.secondsOf(session);
    void this.guard.ask(() => this.state.touch(key, seconds));
    const { identity, place } = session;
    // The next touch repeats it.
    if (place) void this.accounts.see(accountOf(identity), place, seconds).catch(() => undefined);
  }

  /** Of several concurrent calls in all instances, one gets `true`. */
  isFirst(what: string, seconds: number): Promise<Guarded<boolean>> {
    return this.guard.ask(() => this.state.add(onceKeyOf(what), '1', seconds));
  }

  async letAnother(what: string): Promise<void> {
    await this.guard.ask(() => this.state.drop(onceKeyOf(what)));
  }

  private read(sealed: string | undefined, key: string): SessionData | undefined {
    const text = sealed === undefined ? undefined : this.seal.open(sealed, key);
    if (text === undefined) return undefined;
    const session = JSON.parse(text) as SessionData; // as: sealed by us
    return (session.endsAt ?? 0) > this.clock.now().getTime() ? session : undefined;
  }

  secondsOf({ endsAt = 0, isRemembered }: Pick<SessionData, 'endsAt' | 'isRemembered'>): number {
    const left = endsAt - this.clock.now().getTime();
    return Math.max(1, Math.ceil((isRemembered ? left : Math.min(left, idleMs)) / 1000));
  }
}

const notKept = () => new Error('the session is not kept');
