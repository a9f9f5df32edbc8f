import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { endDue, retentionClocks } from '@shop/adapters/postgres';
import { Reporter } from '@shop/ports/backends';
import { type Pool, HistoryPool } from './stores.js';

const dayMs = 86_400_000;

/** Once a day, ends personal data whose time is over (docs/operate/privacy.md#retention). */
@Injectable()
export class RetentionJob implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    @Inject(HistoryPool) private readonly pool: Pool,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  onApplicationBootstrap(): void {
    if (this.pool) this.running = this.round(this.pool);
  }

  onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    return this.running;
  }

  private async round(pool: NonNullable<Pool>): Promise<void> {
    for (const clock of retentionClocks) {
      if (this.isStopped) return;
      await endDue(clock, pool).then(
        (rows) => rows > 0 && this.reporter.report({ event: 'retention', what: clock.what, rows }),
        (error: unknown) => this.failed(clock.what, error),
      );
    }
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.running = this.round(pool);
    }, dayMs);
    this.timer.unref();
  }

  /** Only the error's name: PostgreSQL puts row contents into messages. */
  private failed(what: string, error: unknown): void {
    const kind = error instanceof Error ? error.name : typeof error;
    this.reporter.report({ event: 'retention_failed', what, error: kind });
  }
}
