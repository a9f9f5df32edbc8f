import type { Provider } from '@nestjs/common';
import { MemoryRecords } from '@shop/adapters/memory';
import { PostgresRecords, resaleRecords } from '@shop/adapters/postgres';
import { ResaleBookings, resaleMarks } from '@shop/ports/backends';
import { type Pool, ShopPool } from './stores.js';

export const resaleStore: Provider = {
  provide: ResaleBookings,
  inject: [ShopPool],
  useFactory: (pool: Pool): ResaleBookings =>
    pool ? new PostgresRecords(pool, resaleRecords) : new MemoryRecords(resaleMarks.of),
};
