import type { Provider } from '@nestjs/common';
import { MemoryCallRequests } from '@shop/adapters/memory';
import { PostgresCallRequests } from '@shop/adapters/postgres';
import { CallRequests } from '@shop/ports/backends';
import { type Pool, ShopPool } from './stores.js';

/** Where requests to be called back are kept until they are delivered. */
export const callStore: Provider = {
  provide: CallRequests,
  inject: [ShopPool],
  useFactory: (pool: Pool) => (pool ? new PostgresCallRequests(pool) : new MemoryCallRequests()),
};
