import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import type { LimitStore } from './limit-store.js';
import { StoreGuard } from './store-guard.js';

export type Counts = Pick<RateLimiterMemory, 'penalty' | 'reward' | 'block' | 'delete' | 'get'>;

/** What is remembered for longer would fill a process with the addresses of an attack. */
const longestBesideSeconds = 3_600;

/**
 * Counts in the store that all copies share. While it does not answer, each process goes by its own
 * count: the door is never open, nor shut for good. Where `isBeside`, that is a count of all, so
 * that who makes the store slow by asking gets no more tries for it; else of what failed alone.
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

/** Counts of one name: `points` in `duration` seconds. */
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
