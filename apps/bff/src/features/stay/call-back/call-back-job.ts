import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CallCentre, CallRequests, type QueuedCall, Reporter } from '@shop/ports/backends';
import { DueBell } from '../../../backends/due-bell.js';
import { Rounds } from '../../../backends/rounds.js';
import { Config } from '../../../config/config.js';
import { traceUseCase } from '../../../observability/trace-requests.js';
import { Tracing } from '../../../observability/tracing.js';

/** Delivers call-back requests to the call centre, with retries. */
@Injectable()
export class CallBackJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds: Rounds<QueuedCall>;

  constructor(
    @Inject(CallRequests) private readonly calls: CallRequests,
    @Inject(CallCentre) private readonly centre: CallCentre,
    @Inject(Reporter) private readonly reporter: Reporter,
    { DUE_EVERY_MS: everyMs, DUE_IDLE_MS: idleMs }: Config,
    bell: DueBell,
    @Inject(Tracing) tracing: Tracing,
  ) {
    this.rounds = new Rounds({
      rows: calls,
      resume: (call) => traceUseCase(tracing, 'CallBackJob.deliver', () => this.deliver(call)),
      failed: (error) => this.failed(error),
      pace: { everyMs, idleMs },
      bell,
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** The id is the idempotency key: a lost reply causes no second delivery. */
  private async deliver({ id, request }: QueuedCall): Promise<void> {
    const reply = await this.centre.callBack(request, id);
    if (reply.kind === 'done') return this.calls.delivered(id);
    if (reply.kind === 'failed') return;
    this.reporter.report({ event: 'call-back', refused: reply.code });
    await this.calls.refused(id);
  }

  /** Only the error's name: PostgreSQL puts row contents into messages. */
  private failed(error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    this.reporter.report({ event: 'call-back', error: kind });
  }
}
