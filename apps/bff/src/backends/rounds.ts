const batch = 16;

/** What a row that is due is brought on by: it may be asked any number of times. */
export interface DueWork<Due> {
  /** Up to `limit` that are due; no two copies of the shop take the same. */
  readonly takeDue: (limit: number) => Promise<readonly Due[]>;
  readonly bringOn: (due: Due) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
  readonly everyMs: number;
}

/**
 * At start and again and again brings on what is due, a batch side by side, and the next batch at once
 * while they are full.
 */
export class Rounds<Due> {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly work: DueWork<Due>) {}

  start(): void {
    this.running = this.round();
  }

  /** Waits for the round under way; begins no other. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** How many were due. One that failed keeps no other of its batch from its end. */
  private async takeBatch(): Promise<number> {
    const { takeDue, bringOn } = this.work;
    const due = await takeDue(batch);
    const ends = await Promise.allSettled(due.map(bringOn));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return due.length;
  }

  private async round(): Promise<void> {
    try {
      for (let taken = batch; taken === batch && !this.isStopped;) taken = await this.takeBatch();
    } catch (error) {
      // The database may be away for a while; the next round asks again.
      this.work.failed(error);
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.start(), this.work.everyMs);
    this.timer.unref();
  }
}
