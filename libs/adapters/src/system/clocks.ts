import type { Clock } from '@shop/ports/backends';

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock for tests, which only moves on request. */
export class FixedClock implements Clock {
  constructor(private moment: Date) {}

  now(): Date {
    return new Date(this.moment);
  }

  set(moment: Date): void {
    this.moment = moment;
  }

  /** Negative moves back. */
  advance(ms: number): void {
    this.moment = new Date(this.moment.getTime() + ms);
  }
}
