import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config/config.js';

export type LoadLevel = 'calm' | 'busy' | 'overloaded';

const windowMs = 1_000;
const resolutionMs = 20;

/**
 * Event loop delay: the 99th percentile of each of the last two seconds. Measures from the first
 * look until a second passes without one, so that an idle process sleeps.
 */
export class EventLoopDelay {
  private readonly histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  private timer: NodeJS.Timeout | undefined;
  private windows: readonly [number, number] = [0, 0];
  private isLookedAt = false;

  /** The minimum, because one window may contain a pause that is over. */
  get ms(): number {
    this.isLookedAt = true;
    this.timer ??= this.start();
    return Math.min(...this.windows);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.windows = [0, 0];
    this.histogram.disable();
  }

  private start(): NodeJS.Timeout {
    this.histogram.reset();
    this.histogram.enable();
    return setInterval(() => this.endWindow(), windowMs).unref();
  }

  private endWindow(): void {
    if (!this.isLookedAt) return this.stop();
    this.isLookedAt = false;
    // The histogram measures the interval between checks, so subtract its resolution.
    const lateMs = Math.max(0, this.histogram.percentile(99) / 1e6 - resolutionMs);
    this.windows = [this.windows[1], lateMs];
    this.histogram.reset();
  }
}

/** With fewer requests the machine itself is slow, and shedding does not help. */
const fewInFlight = 10;

/** Counts concurrent requests and derives the load level (docs/rules/requests.md#load). */
export class Load {
  private inFlight = 0;

  constructor(
    private readonly limits: Pick<Config, 'SHED_DELAY_MS' | 'SHED_IN_FLIGHT'>,
    private readonly delayMs: () => number,
  ) {}

  get level(): LoadLevel {
    const { SHED_DELAY_MS: mostLate, SHED_IN_FLIGHT: most } = this.limits;
    const isMeasured = mostLate > 0 && this.inFlight >= fewInFlight;
    const pressure = Math.max(this.inFlight / most, isMeasured ? this.delayMs() / mostLate : 0);
    if (pressure <= 1) return 'calm';
    return pressure <= 2 ? 'busy' : 'overloaded';
  }

  /** Counts a request. Call the returned function at its end. */
  begin(): () => void {
    let isUnderWay = true;
    this.inFlight += 1;
    return () => {
      if (isUnderWay) this.inFlight -= 1;
      isUnderWay = false;
    };
  }
}
