import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type ParkDay, parkDayAt, type ParkMonth, pastPriceSpan } from '@shop/domain';
import {
  type CalendarDay,
  Clock,
  PriceHistory,
  Reporter,
  type SeenPrice,
} from '@shop/ports/backends';
import { LRUCache } from 'lru-cache';

const writeEveryMs = 2_000;
const sweepEveryMs = 3_600_000;
/** Pause after a failed write. */
const restMs = 30_000;
const mostWaiting = 20_000;
const rowsASweep = 5_000;
/** Calendars whose lowest prices are kept in memory, so that no price is written twice. */
const calendarsKnown = 4_000;

/** Records calendar prices in batches, and deletes old rows (docs/rules/prices.md#lowest). */
@Injectable()
export class SeenPrices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly known = new LRUCache<string, Map<ParkDay, number>>({ max: calendarsKnown });
  private waiting: SeenPrice[] = [];
  private timers: Partial<Record<'write' | 'sweep', NodeJS.Timeout>> = {};
  private atWork: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    @Inject(PriceHistory) private readonly history: PriceHistory,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reporter) private readonly reporter: Reporter,
  ) {}

  onApplicationBootstrap(): void {
    this.atWork = this.sweep();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timers.sweep);
    clearTimeout(this.timers.write);
    await this.atWork;
    await this.flush();
  }

  /** Queues each price that is lower than the lowest seen today. */
  note(slug: string, month: ParkMonth, days: readonly CalendarDay[]): void {
    const seenOn = parkDayAt(this.clock.now());
    for (const { day, priceFrom: price } of days) {
      if (!price || day < seenOn || this.waiting.length >= mostWaiting) continue;
      const key = [seenOn, slug, month, price.currency].join(' ');
      const lowest = this.known.get(key) ?? new Map<ParkDay, number>();
      if (price.amount >= (lowest.get(day) ?? Infinity)) continue;
      this.known.set(key, lowest.set(day, price.amount));
      this.waiting.push({ slug, day, seenOn, price });
    }
    if (this.waiting.length > 0) this.writeIn(writeEveryMs);
  }

  /** Writes the queue. Prices that arrive meanwhile wait for the next write. */
  async flush(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    const isWritten = batch.length === 0 || (await this.done(() => this.history.keep(batch)));
    // Forget the lost batch, so that the next calendar queues it again.
    if (!isWritten) this.known.clear();
    this.timers.write = undefined;
    if (this.waiting.length > 0) this.writeIn(isWritten ? writeEveryMs : restMs);
  }

  private writeIn(ms: number): void {
    if (this.timers.write || this.isStopped) return;
    this.timers.write = setTimeout(() => {
      this.atWork = this.atWork.then(() => this.flush());
    }, ms);
    this.timers.write.unref();
  }

  private async sweep(): Promise<void> {
    const { from: before } = pastPriceSpan(parkDayAt(this.clock.now()));
    await this.done(async () => {
      for (let gone = rowsASweep; gone === rowsASweep && !this.isStopped;)
        gone = await this.history.forget(before, rowsASweep);
    });
    if (this.isStopped) return;
    this.timers.sweep = setTimeout(() => {
      this.atWork = this.atWork.then(() => this.sweep());
    }, sweepEveryMs);
    this.timers.sweep.unref();
  }

  private async done(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.reporter.report({ event: 'price-history', error: nameOf(error) });
      return false;
    }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.constructor.name : 'unknown');
