import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { LimitStore } from './limit-store.js';
import { StoreGuard } from './store-guard.js';

export type Counts = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'block' | 'delete' | 'get'>;

/** Counting longer windows in memory would let an attack fill it with addresses. */
const longestBesideSeconds = 3_600;

/**
 * Counts in the store that all instances share. While the store fails, each process uses its own
 * count. With `isBeside` that count includes every call, so slowing the store down earns no extra
 * attempts; without it, only the calls that failed.
 */
class SharedCounts implements Counts {
  private readonly guard;

  constructor(
    private readonly shared: Counts,
    private readonly own: Counts,
    private readonly isBeside: boolean,
    ms: number | undefined,
  ) {
    this.guard = new StoreGuard(() => undefined, ms);
  }

  readonly penalty: Counts['penalty'] = (...asked) =>
    this.ask((counts) => counts.penalty(...asked));
  readonly reward: Counts['reward'] = (...asked) => this.ask((counts) => counts.reward(...asked));
  readonly block: Counts['block'] = (...asked) => this.ask((counts) => counts.block(...asked));
  readonly delete: Counts['delete'] = (...asked) => this.ask((counts) => counts.delete(...asked));
  readonly get: Counts['get'] = (...asked) => this.ask((counts) => counts.get(...asked));

  private async ask<Answer>(call: (counts: Counts) => Promise<Answer>): Promise<Answer> {
    const beside = this.isBeside ? call(this.own) : undefined;
    const reply = await this.guard.ask(() => call(this.shared));
    return reply.kind === 'ok' ? reply.answer : (beside ?? call(this.own));
  }
}

export function countsIn(
  store: LimitStore,
  keyPrefix: string,
  points: number,
  duration: number,
): Counts {
  const options = { keyPrefix, points, duration };
  const own = new RateLimiterMemory(options);
  if (!store) return own;
  const shared =
    store.kind === 'redis'
      ? new RateLimiterRedis({ ...options, storeClient: store.client, useRedisPackage: true })
      : new RateLimiterPostgres({ ...options, ...table, storeClient: store.pool });
  return new SharedCounts(shared, own, duration <= longestBesideSeconds, store.ms);
}

const table = { storeType: 'pool', schemaName: 'shop', tableName: 'limits', tableCreated: true };
