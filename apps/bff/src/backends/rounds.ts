const batch = 16;

/** How due rows are resumed. `bringOn` may run any number of times for one row. */
export interface DueWork<Due> {
  /** Takes up to `limit` due rows. No two instances take the same row. */
  readonly takeDue: (limit: number) => Promise<readonly Due[]>;
  readonly bringOn: (due: Due) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
  readonly everyMs: number;
}

/** Resumes due rows in parallel batches, at start and periodically. Full batches repeat at once. */
export class Rounds<Due> {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly work: DueWork<Due>) {}

  start(): void {
    this.running = this.round();
  }

  /** Waits for the current round and starts no other. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Returns how many rows were due. A failed row does not stop the others. */
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
      // The database may be down for a while; the next round tries again.
      this.work.failed(error);
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.start(), this.work.everyMs);
    this.timer.unref();
  }
}
