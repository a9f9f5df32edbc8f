import type { LimitStore } from '../backends/limit-store.js';
import { type Counts, countsIn } from './shared-counts.js';

const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

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
