import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CallCentre, CallRequests, type QueuedCall, Reporter } from '@shop/ports/backends';
import { Rounds } from '../../../backends/rounds.js';

const everyMs = 1_000;

/** Delivers call-back requests to the call centre, with retries. */
@Injectable()
export class CallBackJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds: Rounds<QueuedCall>;

  constructor(
    @Inject(CallRequests) private readonly calls: CallRequests,
    @Inject(CallCentre) private readonly centre: CallCentre,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {
    this.rounds = new Rounds({
      takeDue: (limit) => this.calls.takeDue(limit),
      bringOn: (call) => this.deliver(call),
      failed: (error) => this.failed(error),
      everyMs,
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
