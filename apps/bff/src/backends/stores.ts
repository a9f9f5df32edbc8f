import type { Provider } from '@nestjs/common';
import {
  MemoryHoldings,
  MemoryMailQueue,
  MemoryOrderLinks,
  MemoryPriceHistory,
  MemoryPurchaseLedger,
  MemoryShortLived,
} from '@shop/adapters/memory';
import {
  isSuperuser,
  migrate,
  type OnUnreadable,
  openPool,
  type PoolOptions,
  PostgresHoldings,
  PostgresMailQueue,
  PostgresOrderLinks,
  PostgresPriceHistory,
  PostgresPurchaseLedger,
  PostgresShortLived,
} from '@shop/adapters/postgres';
import type { openRedis } from '@shop/adapters/redis';
import {
  Clock,
  Holdings,
  MailQueue,
  OrderLinks,
  PriceHistory,
  PurchaseLedger,
  Reporter,
  ShortLived,
} from '@shop/ports/backends';
import { Config } from '../config/config.js';
import { isLive } from '../config/in-public.js';
import { reaching, StartFailure, whilePassing } from '../config/start-failure.js';
import { Metrics } from '../observability/metrics.js';
import { traceStatement } from '../observability/trace-requests.js';
import { Tracing } from '../observability/tracing.js';
import { CountedPurchases } from './counted-purchases.js';
import { DueBell, ringing } from './due-bell.js';
import { expectCurrent } from './expect-schema.js';
import { LimitStore } from './limits/limit-store.js';
import { Limits } from './limits/limits.js';
import { SharedHoldings } from './limits/shared-holdings.js';
import { StoreGuard } from './limits/store-guard.js';

export type Pool = ReturnType<typeof openPool> | undefined;
type Redis = ReturnType<typeof openRedis> | undefined;

export const ShopPool = Symbol('ShopPool');
export const StatePool = Symbol('StatePool');
export const HistoryPool = Symbol('HistoryPool');
const ShopRedis = Symbol('ShopRedis');

export const CloseStores = Symbol('CloseStores');
export type CloseStores = () => Promise<void>;

/** Dynamic import: a shop without Redis does not load its client, a tenth of the start. */
const redisAdapters = () => import('@shop/adapters/redis');

/** Reports a due row that can't be parsed. Other rows continue. */
export const unreadable =
  (table: string, reporter: Reporter): OnUnreadable =>
  ({ id, error }) =>
    reporter.report({ event: 'row_unreadable', table, id, error });

const tooManyRights =
  'DATABASE_URL has a PostgreSQL superuser. Create a separate role for the shop (docs/security.md#database-roles)';

/** A pool of that many connections, with short timeouts. */
const smallPool = (size: number) => ({
  inject: [Config, Reporter, Tracing, ShopPool],
  useFactory: (config: Config, reporter: Reporter, tracing: Tracing, shop: Pool) => {
    const options = poolOptions(config, reporter, tracing);
    return shop && options && openPool({ ...options, size, statementTimeoutMs: 1_000 });
  },
});

function poolOptions(
  { DATABASE_URL: url, LEDGER_ADAPTER }: Config,
  reporter: Reporter,
  tracing: Tracing,
): PoolOptions | undefined {
  if (LEDGER_ADAPTER !== 'postgres' || !url) return undefined;
  return {
    url,
    onError: ({ message }) => reporter.report({ event: 'database_connection', message }),
    onStatement: tracing.isOn ? (text) => traceStatement(tracing, text) : undefined,
  };
}

/** The shop's own state: durable data in PostgreSQL, short-lived data there or in Redis. */
export const stores: readonly Provider[] = [
  DueBell,
  {
    provide: StoreGuard,
    inject: [Config, Reporter],
    useFactory: ({ STORE_MS }: Config, reporter: Reporter) =>
      new StoreGuard((error) => {
        reporter.report({ event: 'session-store', error });
      }, STORE_MS),
  },
  {
    provide: ShopPool,
    inject: [Config, Reporter, Tracing],
    useFactory: async (config: Config, reporter: Reporter, tracing: Tracing) => {
      const { START_WAIT_SECONDS: seconds } = config;
      const options = poolOptions(config, reporter, tracing);
      if (!options) return undefined;
      // At start the database may still be booting: wait longer than a visitor would.
      const patient = openPool({
        ...options,
        size: 1,
        connectTimeoutMs: 15_000,
        statementTimeoutMs: 0,
      });
      const waiting = (message: string) =>
        reporter.report({ event: 'database_connection', message: `the shop waits: ${message}` });
      const prepare = async () => {
        if (isLive(config) && (await isSuperuser(patient))) throw new StartFailure(tooManyRights);
        await (config.MIGRATE === 'off' ? expectCurrent(patient) : migrate(patient));
      };
      await reaching('DATABASE_URL', whilePassing(prepare, { seconds, waiting }));
      await patient.end();
      return openPool(options);
    },
  },
  // Pools of their own: slow sessions, price history or retention must not delay a purchase.
  { provide: StatePool, ...smallPool(5) },
  { provide: HistoryPool, ...smallPool(2) },
  {
    provide: ShopRedis,
    inject: [Config, Reporter],
    useFactory: async ({ REDIS_URL }: Config, reporter: Reporter) =>
      REDIS_URL === undefined
        ? undefined
        : (await redisAdapters()).openRedis({
            url: REDIS_URL,
            onError: ({ name }) => reporter.report({ event: 'redis_connection', error: name }),
          }),
  },
  {
    provide: MailQueue,
    inject: [ShopPool, Reporter, DueBell],
    useFactory: (pool: Pool, reporter: Reporter, bell: DueBell): MailQueue =>
      ringing<MailQueue>(
        pool ? new PostgresMailQueue(pool, unreadable('mails', reporter)) : new MemoryMailQueue(),
        ['put', 'later'],
        bell,
      ),
  },
  {
    provide: OrderLinks,
    inject: [ShopPool],
    useFactory: (pool: Pool) => (pool ? new PostgresOrderLinks(pool) : new MemoryOrderLinks()),
  },
  {
    provide: PurchaseLedger,
    inject: [ShopPool, MailQueue, Reporter, Metrics, DueBell],
    useFactory: (
      pool: Pool,
      mails: MailQueue,
      reporter: Reporter,
      metrics: Metrics,
      bell: DueBell,
    ) => {
      const ledger = pool
        ? new PostgresPurchaseLedger(pool, unreadable('purchases', reporter))
        : new MemoryPurchaseLedger(undefined, mails);
      const counted = new CountedPurchases(ledger, (to) => metrics.purchaseMoved(to));
      return ringing<PurchaseLedger>(counted, ['open', 'move'], bell);
    },
  },
  {
    provide: PriceHistory,
    inject: [HistoryPool],
    useFactory: (pool: Pool) => (pool ? new PostgresPriceHistory(pool) : new MemoryPriceHistory()),
  },
  {
    provide: ShortLived,
    inject: [ShopRedis, StatePool, Clock],
    useFactory: async (redis: Redis, pool: Pool, clock: Clock) => {
      if (redis) return new (await redisAdapters()).RedisShortLived(redis);
      return pool ? new PostgresShortLived(pool) : new MemoryShortLived(clock);
    },
  },
  {
    provide: LimitStore,
    inject: [ShopRedis, StatePool, Config],
    useFactory: (redis: Redis, pool: Pool, { STORE_MS: ms }: Config): LimitStore => {
      if (redis) return { kind: 'redis', client: redis.client, ms };
      return pool && { kind: 'postgres', pool, ms };
    },
  },
  Limits,
  {
    // In PostgreSQL even if Redis is configured, so that it outlives a restart like the holds do.
    provide: Holdings,
    inject: [StatePool, Config],
    useFactory: (pool: Pool, { STORE_MS }: Config): Holdings => {
      const own = new MemoryHoldings();
      return pool ? new SharedHoldings(new PostgresHoldings(pool), own, STORE_MS) : own;
    },
  },
  {
    provide: CloseStores,
    inject: [ShopPool, StatePool, HistoryPool, ShopRedis],
    useFactory: (pool: Pool, state: Pool, history: Pool, redis: Redis) => async () => {
      redis?.stop();
      await Promise.all([pool?.end(), state?.end(), history?.end()]);
    },
  },
];
