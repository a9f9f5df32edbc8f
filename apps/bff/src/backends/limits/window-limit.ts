import type { OnReached } from './attempt-limit.js';
import type { LimitStore } from './limit-store.js';
import { type Counts, countsIn } from './shared-counts.js';

/** At most `most` in `seconds`. The window starts with the first count. */
export class WindowLimit {
  private readonly counts: Counts;

  constructor(
    private readonly most: number,
    private readonly name: string,
    seconds: number,
    store: LimitStore,
    private readonly onReached: OnReached = () => undefined,
  ) {
    this.counts = countsIn(store, name, most, seconds);
  }

  /** Counts. Returns 0, or the seconds to wait; then nothing was counted. */
  async waitFor(who: string, count = 1): Promise<number> {
    const { consumedPoints, msBeforeNext } = await this.counts.penalty(who, count);
    if (consumedPoints <= this.most) return 0;
    await this.takeBack(who, count);
    this.onReached(this.name);
    return Math.max(1, Math.ceil(msBeforeNext / 1000));
  }

  async isUntouched(who: string): Promise<boolean> {
    return ((await this.counts.get(who))?.consumedPoints ?? 0) <= 0;
  }

  async takeBack(who: string, count = 1): Promise<void> {
    await this.counts.reward(who, count);
  }
}
