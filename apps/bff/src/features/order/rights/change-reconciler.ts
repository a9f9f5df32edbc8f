import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OrderChanges, Reporter } from '@shop/ports/backends';
import { Config } from '../../../config/config.js';
import { DueBell } from '../../../backends/due-bell.js';
import { Rounds } from '../../../backends/rounds.js';
import { FinishChange } from './finish-change.js';
import { traceUseCase } from '../../../observability/trace-requests.js';
import { Tracing } from '../../../observability/tracing.js';

/** Resumes open changes that are due (docs/rules/rights.md#reconciler). */
@Injectable()
export class ChangeReconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds;

  constructor(
    @Inject(OrderChanges) changes: OrderChanges,
    finish: FinishChange,
    @Inject(Reporter) reporter: Reporter,
    { DUE_EVERY_MS: everyMs, DUE_IDLE_MS: idleMs }: Config,
    bell: DueBell,
    @Inject(Tracing) tracing: Tracing,
  ) {
    this.rounds = new Rounds({
      pace: { everyMs, idleMs },
      bell,
      rows: changes,
      resume: (change) => traceUseCase(tracing, 'FinishChange', () => finish.run(change)),
      failed: (error) =>
        reporter.report({ event: 'change_reconciler_failed', message: String(error) }),
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }
}
