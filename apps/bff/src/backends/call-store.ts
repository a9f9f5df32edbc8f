import type { Provider } from '@nestjs/common';
import { MemoryCallRequests } from '@shop/adapters/memory';
import { PostgresCallRequests } from '@shop/adapters/postgres';
import { CallRequests, Reporter } from '@shop/ports/backends';
import { type Pool, ShopPool, unreadable } from './stores.js';

export const callStore: Provider = {
  provide: CallRequests,
  inject: [ShopPool, Reporter],
  useFactory: (pool: Pool, reporter: Reporter) =>
    pool
      ? new PostgresCallRequests(pool, unreadable('call_requests', reporter))
      : new MemoryCallRequests(),
};
