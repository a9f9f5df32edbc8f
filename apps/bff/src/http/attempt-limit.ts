import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { StoreGuard } from '../backends/store-guard.js';
import type { LimitStore } from '../backends/limit-store.js';

const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

type Counts = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'block' | 'delete'>;

/**
 * Counts in the store that all copies share. While it does not answer, each process counts on by
 * itself: the door is never open, nor shut for good.
 */
class SharedCounts implements Counts {
  private readonly guard = new StoreGuard(() => undefined);

  constructor(
    private readonly shared: Counts,
    private readonly own: Counts,
  ) {}

  readonly penalty: Counts['penalty'] = (...asked) =>
    this.ask((counts) => counts.penalty(...asked));
  readonly reward: Counts['reward'] = (...asked) => this.ask((counts) => counts.reward(...asked));
  readonly block: Counts['block'] = (...asked) => this.ask((counts) => counts.block(...asked));
  readonly delete: Counts['delete'] = (...asked) => this.ask((counts) => counts.delete(...asked));

  private async ask<Answer>(call: (counts: Counts) => Promise<Answer>): Promise<Answer> {
    const reply = await this.guard.ask(() => call(this.shared));
    return reply.kind === 'ok' ? reply.answer : call(this.own);
  }
}

function countsIn(store: LimitStore, keyPrefix: string, points: number, duration: number): Counts {
  const options = { keyPrefix, points, duration };
  const own = new RateLimiterMemory(options);
  if (!store) return own;
  const shared = new RateLimiterRedis({ ...options, storeClient: store, useRedisPackage: true });
  return new SharedCounts(shared, own);
}

/**
 * How often something may be tried in a minute. Whoever goes on beyond waits a minute, then two,
 * then four, to an hour at most, for as long as a day remembers (docs/rules/sign-in.md#tries).
 */
export class AttemptLimit {
  private readonly attempts: Counts;
  private readonly strikes: Counts;

  constructor(
    private readonly perMinute: number,
    name: string,
    store: LimitStore = undefined,
  ) {
    this.attempts = countsIn(store, name, perMinute, minuteSeconds);
    this.strikes = countsIn(store, `${name} strikes`, 1, daySeconds);
  }

  /** Counts an attempt; answers the seconds to wait, 0 when it is within the limit. */
  async waitFor(who: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.attempts.penalty(who);
    if (consumedPoints <= this.perMinute) return 0;
    if (consumedPoints > this.perMinute + 1) return Math.ceil(msBeforeNext / 1000);
    const strikes = (await this.strikes.penalty(who)).consumedPoints;
    const seconds = Math.min(minuteSeconds * 2 ** (strikes - 1), hourSeconds);
    await this.attempts.block(who, seconds);
    return seconds;
  }

  /** An attempt that was none. */
  async takeBack(who: string): Promise<void> {
    await this.attempts.reward(who);
  }

  /** Forgets whoever turned out to be the right one. */
  async forget(who: string): Promise<void> {
    await Promise.all([this.attempts.delete(who), this.strikes.delete(who)]);
  }
}
