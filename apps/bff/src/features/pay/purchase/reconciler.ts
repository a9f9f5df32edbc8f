import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { PurchaseLedger, Reporter } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { DueBell } from '../../../backends/due-bell.js';
import { Rounds } from '../../../backends/rounds.js';
import { FinishPurchase } from './finish-purchase.js';
import { traceUseCase } from '../../../observability/trace-requests.js';
import { Tracing } from '../../../observability/tracing.js';

/** Settles open purchases that are due (docs/rules/purchase.md#reconciler). */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds;

  constructor(
    @Inject(PurchaseLedger) ledger: PurchaseLedger,
    finish: FinishPurchase,
    @Inject(Reporter) reporter: Reporter,
    { DUE_EVERY_MS: everyMs, DUE_IDLE_MS: idleMs }: Config,
    bell: DueBell,
    @Inject(Tracing) tracing: Tracing,
  ) {
    this.rounds = new Rounds({
      pace: { everyMs, idleMs },
      bell,
      rows: ledger,
      resume: ({ id }) => traceUseCase(tracing, 'FinishPurchase', () => finish.run(id)),
      failed: (error) => reporter.report({ event: 'reconciler_failed', message: String(error) }),
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
