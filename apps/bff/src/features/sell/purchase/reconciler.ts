import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { PurchaseLedger, Reporter } from '@shop/ports/backends';
import { FinishPurchase } from './finish-purchase.js';

const everyMs = 5_000;
const idleMs = 5_000;
const batch = 20;

/** At start and every few seconds: finishes purchases that nobody else is finishing. */
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

  private async round(): Promise<void> {
    try {
      for (const { id } of await this.ledger.lease(batch, idleMs)) {
        if (this.isStopped) return;
        await this.finish.run(id);
      }
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
