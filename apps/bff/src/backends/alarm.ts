import { AsyncResource } from 'node:async_hooks';

export interface Pace {
  /** Between two rounds while work is due. */
  readonly everyMs: number;
  /** The longest sleep, because another copy may have written work that falls due sooner. */
  readonly idleMs: number;
}

/** The timer of a job: sleeps until work is due, or until `ring` says that some was written. */
export class Alarm {
  private timer: NodeJS.Timeout | undefined;
  private isSoon = false;
  private isStopped = false;

  private readonly round: () => void;

  constructor(
    round: () => void,
    private readonly pace: Pace,
  ) {
    // A request may ring: its deadline, trace and address are not the job's.
    this.round = AsyncResource.bind(round);
  }

  /** After a round: `dueInMs` is when the next row is due, `undefined` if none is. */
  sleep(dueInMs: number | undefined): void {
    const { everyMs, idleMs } = this.pace;
    const ms = Math.max(everyMs, Math.min(dueInMs ?? idleMs, idleMs));
    this.start(this.isSoon ? everyMs : ms);
  }

  /** The next round starts within `everyMs`. During a round, another one follows it. */
  ring(): void {
    const isAsleep = this.timer !== undefined && !this.isSoon;
    this.isSoon = true;
    if (isAsleep) this.start(this.pace.everyMs);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private start(ms: number): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.isSoon = false;
      this.round();
    }, ms);
    this.timer.unref();
  }
}
