import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { PurchaseLedger, Reporter } from '@shop/ports/backends';
import { FinishPurchase } from './finish-purchase.js';

const everyMs = 1_000;
const batch = 16;

/**
 * At start and every second: asks about open purchases that are due, a batch side by side, and the
 * next batch at once while they are full (docs/rules/purchase.md#reconciler).
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    @Inject(PurchaseLedger) private readonly ledger: PurchaseLedger,
    private readonly finish: FinishPurchase,
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
  private async askBatch(): Promise<number> {
    const due = await this.ledger.takeDue(batch);
    const settled = await Promise.allSettled(due.map(({ id }) => this.finish.run(id)));
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return due.length;
  }

  private async round(): Promise<void> {
    try {
      for (let left = batch; left === batch && !this.isStopped;) left = await this.askBatch();
    } catch (error) {
      // The database may be away for a while; the next round asks again.
      this.reporter.report({ event: 'reconciler_failed', message: String(error) });
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round();
    }, everyMs);
    this.timer.unref();
  }
}
