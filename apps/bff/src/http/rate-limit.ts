import { RateLimiterMemory } from 'rate-limiter-flexible';

const minuteSeconds = 60;

/** How often somebody may do a thing in a minute (docs/rules/requests.md). Each process counts. */
export class RateLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(timesAMinute: number) {
    this.limiter = new RateLimiterMemory({ points: timesAMinute, duration: minuteSeconds });
  }

  /** Counts one time more, and says whether it is within the limit. */
  async admits(who: string): Promise<boolean> {
    const { consumedPoints } = await this.limiter.penalty(who);
    return consumedPoints <= this.limiter.points;
  }
}
