import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Config } from '../config/config.js';

export type LoadLevel = 'calm' | 'busy' | 'overloaded';

const windowMs = 1_000;
const resolutionMs = 20;

/** How late the event loop is: what 99 of 100 looks found at most, in each of the last two seconds. */
export class EventLoopDelay {
  private readonly histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  private readonly timer = setInterval(() => this.endWindow(), windowMs).unref();
  private windows: readonly [number, number] = [0, 0];

  constructor() {
    this.histogram.enable();
  }

  /** One window alone may have met a pause that is already over. */
  get ms(): number {
    return Math.min(...this.windows);
  }

  stop(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }

  private endWindow(): void {
    // A look counts from the one before, which is its resolution away when nothing is late.
    const lateMs = Math.max(0, this.histogram.percentile(99) / 1e6 - resolutionMs);
    this.windows = [this.windows[1], lateMs];
    this.histogram.reset();
  }
}

/** With fewer under way it is the machine that is late, and turning somebody away helps nobody. */
const fewInFlight = 10;

/** What is under way, and how the shop bears it (docs/rules/requests.md#load). */
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

  /** Counts a request; what it answers is called at its end. */
  begin(): () => void {
    let isUnderWay = true;
    this.inFlight += 1;
    return () => {
      if (isUnderWay) this.inFlight -= 1;
      isUnderWay = false;
    };
  }
}
