import type { LimitStore } from './limit-store.js';
import { type Counts, countsIn } from './shared-counts.js';

/** Is told the name of a limit whenever it turns somebody away. */
export type OnReached = (limit: string) => void;

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
    private readonly name: string,
    store: LimitStore = undefined,
    private readonly onReached: OnReached = () => undefined,
  ) {
    this.attempts = countsIn(store, name, perMinute, minuteSeconds);
    this.strikes = countsIn(store, `${name} strikes`, 1, daySeconds);
  }

  /** Counts an attempt; answers the seconds to wait, 0 when it is within the limit. */
  async waitFor(who: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.attempts.penalty(who);
    if (consumedPoints <= this.perMinute) return 0;
    this.onReached(this.name);
    if (consumedPoints > this.perMinute + 1) return Math.ceil(msBeforeNext / 1000);
    const strikes = (await this.strikes.penalty(who)).consumedPoints;
    const seconds = Math.min(minuteSeconds * 2 ** (strikes - 1), hourSeconds);
    await this.attempts.block(who, seconds);
    return seconds;
  }

  /** Counts nothing; answers the seconds that are left of a wait. */
  async leftOf(who: string): Promise<number> {
    const counted = await this.attempts.get(who);
    const isOver = counted !== null && counted.consumedPoints > this.perMinute;
    return isOver ? Math.ceil(counted.msBeforeNext / 1000) : 0;
  }

  /**
   * The seconds to wait for who showed a secret that is looked at with every request: a wrong one
   * counts, and while the wait lasts a right one is of no use.
   */
  waitAfter(isRight: boolean, who: string): Promise<number> {
    return isRight ? this.leftOf(who) : this.waitFor(who);
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
