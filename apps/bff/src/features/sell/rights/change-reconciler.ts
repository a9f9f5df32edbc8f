import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OrderChanges, Reporter } from '@shop/ports/backends';
import { FinishChange } from './finish-change.js';

const everyMs = 1_000;
const batch = 16;

/**
 * At start and every second: goes on with open changes that are due, a batch side by side, and the
 * next batch at once while they are full (docs/rules/rights.md#reconciler).
 */
@Injectable()
export class ChangeReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    @Inject(OrderChanges) private readonly changes: OrderChanges,
    private readonly finish: FinishChange,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.round();
  }

  /** Waits for the round under way; begins no other. */
  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** How many were due. */
  private async takeBatch(): Promise<number> {
    const due = await this.changes.takeDue(batch);
    const done = await Promise.allSettled(due.map((change) => this.finish.run(change)));
    const failed = done.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return due.length;
  }

  private async round(): Promise<void> {
    try {
      for (let left = batch; left === batch && !this.isStopped;) left = await this.takeBatch();
    } catch (error) {
      // The database may be away for a while; the next round asks again.
      this.reporter.report({ event: 'change_reconciler_failed', message: String(error) });
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round();
    }, everyMs);
    this.timer.unref();
  }
}
