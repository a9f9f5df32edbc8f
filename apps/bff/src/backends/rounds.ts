import { Alarm, type Pace } from './alarm.js';
import type { DueBell } from './due-bell.js';

const batch = 16;

/** How due rows are resumed. `resume` may run any number of times for one row. */
export interface DueWork<Due> {
  readonly rows: {
    /** Takes up to `limit` due rows. No two instances take the same row. */
    takeDue(limit: number): Promise<readonly Due[]>;
    /** Milliseconds until the next row is due; `undefined` without rows. */
    nextDueMs(): Promise<number | undefined>;
  };
  readonly resume: (due: Due) => Promise<unknown>;
  readonly failed: (error: unknown) => void;
  readonly pace: Pace;
  readonly bell: DueBell;
}

/** Resumes due rows in parallel batches, at start and when they fall due (docs/rules/purchase.md). */
export class Rounds<Due> {
  private readonly alarm: Alarm;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly work: DueWork<Due>) {
    this.alarm = new Alarm(() => this.start(), work.pace);
    work.bell.listen(() => this.alarm.ring());
  }

  start(): void {
    this.running = this.round();
  }

  /** Waits for the current round and starts no other. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.alarm.stop();
    await this.running;
  }

  /** Returns how many rows were due. A failed row does not stop the others. */
  private async takeBatch(): Promise<number> {
    const { rows, resume } = this.work;
    const due = await rows.takeDue(batch);
    const ends = await Promise.allSettled(due.map(resume));
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return due.length;
  }

  private async round(): Promise<void> {
    let dueInMs: number | undefined = 0;
    try {
      for (let taken = batch; taken === batch && !this.isStopped;) taken = await this.takeBatch();
      dueInMs = await this.work.rows.nextDueMs();
    } catch (error) {
      // The database may be down for a while; the next round tries again.
      this.work.failed(error);
    }
    this.alarm.sleep(dueInMs);
  }
}
