import type { Provider } from '@nestjs/common';
import { MemoryCallRequests } from '@shop/adapters/memory';
import { PostgresCallRequests } from '@shop/adapters/postgres';
import { CallRequests, Reporter } from '@shop/ports/backends';
import { DueBell, ringing } from './due-bell.js';
import { type Pool, ShopPool, unreadable } from './stores.js';

export const callStore: Provider = {
  provide: CallRequests,
  inject: [ShopPool, Reporter, DueBell],
  useFactory: (pool: Pool, reporter: Reporter, bell: DueBell) =>
    ringing<CallRequests>(
      pool
        ? new PostgresCallRequests(pool, unreadable('call_requests', reporter))
        : new MemoryCallRequests(),
      ['put'],
      bell,
    ),
};
