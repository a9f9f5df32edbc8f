import type { LimitStore } from './limit-store.js';
import { type Counts, countsIn } from './shared-counts.js';

/** Called with the limit's name on each refusal. */
export type OnReached = (limit: string) => void;

const minuteSeconds = 60;
const hourSeconds = 3_600;
const daySeconds = 86_400;

/**
 * Limits attempts per minute. Beyond the limit the wait is one minute and doubles up to an hour;
 * strikes last a day (docs/rules/sign-in.md#tries).
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

  /** Counts an attempt. Returns the seconds to wait, 0 within the limit. */
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

  /** Returns the seconds left of a wait, without counting. */
  async leftOf(who: string): Promise<number> {
    const counted = await this.attempts.get(who);
    const isOver = counted !== null && counted.consumedPoints > this.perMinute;
    return isOver ? Math.ceil(counted.msBeforeNext / 1000) : 0;
  }

  /** For a secret sent with every request: a wrong one counts, and a right one waits as well. */
  waitAfter(isRight: boolean, who: string): Promise<number> {
    return isRight ? this.leftOf(who) : this.waitFor(who);
  }

  async takeBack(who: string): Promise<void> {
    await this.attempts.reward(who);
  }

  async forget(who: string): Promise<void> {
    await Promise.all([this.attempts.delete(who), this.strikes.delete(who)]);
  }
}
