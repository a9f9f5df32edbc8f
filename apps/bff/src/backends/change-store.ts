import type { Provider } from '@nestjs/common';
import { MemoryOrderChanges } from '@shop/adapters/memory';
import { PostgresOrderChanges } from '@shop/adapters/postgres';
import { MailQueue, OrderChanges, Reporter } from '@shop/ports/backends';
import { DueBell, ringing } from './due-bell.js';
import { type Pool, ShopPool, unreadable } from './stores.js';

export const changeStore: Provider = {
  provide: OrderChanges,
  inject: [ShopPool, MailQueue, Reporter, DueBell],
  useFactory: (pool: Pool, mails: MailQueue, reporter: Reporter, bell: DueBell) =>
    ringing<OrderChanges>(
      pool
        ? new PostgresOrderChanges(pool, unreadable('order_changes', reporter))
        : new MemoryOrderChanges(undefined, mails),
      ['open', 'move'],
      bell,
    ),
};
