import type { Provider } from '@nestjs/common';
import { MemoryOrderChanges } from '@shop/adapters/memory';
import { PostgresOrderChanges } from '@shop/adapters/postgres';
import { MailQueue, OrderChanges } from '@shop/ports/backends';
import { type Pool, ShopPool } from './stores.js';

/** Where changes of orders are written down, beside the mails that tell of them. */
export const changeStore: Provider = {
  provide: OrderChanges,
  inject: [ShopPool, MailQueue],
  useFactory: (pool: Pool, mails: MailQueue) =>
    pool ? new PostgresOrderChanges(pool) : new MemoryOrderChanges(undefined, mails),
};
