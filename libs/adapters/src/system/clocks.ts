import type { Clock } from '@shop/ports/backends';

/** The server's own clock. */
export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands still until it is told otherwise; for tests. */
export class FixedClock implements Clock {
  constructor(private moment: Date) {}

  now(): Date {
    return new Date(this.moment);
  }

  set(moment: Date): void {
    this.moment = moment;
  }

  /** Milliseconds forward, or back when negative. */
  advance(ms: number): void {
    this.moment = new Date(this.moment.getTime() + ms);
  }
}
