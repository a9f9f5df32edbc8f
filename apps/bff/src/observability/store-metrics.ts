import type { OpenWork } from '@shop/ports/backends';
import { Gauge, type Registry } from 'prom-client';

/** A pool of database connections, as it is now. */
export interface PoolUse {
  readonly pool: string;
  readonly most: number;
  readonly used: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface Stores {
  readonly openWork: () => Promise<readonly OpenWork[]>;
  readonly pools: () => readonly PoolUse[];
  readonly now?: () => number;
}

/** Open work is read at most once in this time, however often and by how many it is scraped. */
const readEveryMs = 15_000;

/** Gauges of the shop's own stores, read when Prometheus scrapes. */
export function measureStores(registry: Registry, stores: Stores): void {
  measureOpenWork(registry, stores);
  measurePools(registry, stores);
}

function measureOpenWork(
  registry: Registry,
  { openWork, now = () => performance.now() }: Stores,
): void {
  let readAt = -Infinity;
  let reading = Promise.resolve();
  /** All gauges wait for one read. */
  const collect = () => {
    if (now() - readAt >= readEveryMs) {
      readAt = now();
      reading = read();
    }
    return reading;
  };
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['work', 'state'], registers: [registry], collect });
  const open = gauge('work_open', 'Unfinished rows of the shop, by kind and state.');
  const oldest = gauge('work_oldest_seconds', 'Age of the oldest unfinished row.');
  const overdue = gauge('work_overdue_seconds', 'Time since the longest overdue row fell due.');
  const known = new Gauge({
    name: 'work_known',
    help: '1 if the last read of unfinished work succeeded, else 0.',
    registers: [registry],
    collect,
  });
  const read = async () => {
    const rows = await openWork().catch(() => undefined);
    known.set(rows ? 1 : 0);
    for (const one of [open, oldest, overdue]) one.reset();
    for (const { work, state, count, oldestSeconds, overdueSeconds } of rows ?? []) {
      open.set({ work, state }, count);
      oldest.set({ work, state }, oldestSeconds);
      overdue.set({ work, state }, overdueSeconds);
    }
  };
}

function measurePools(registry: Registry, { pools }: Stores): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Database connections of each pool: used, idle, the most; and callers that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: () => {
      for (const { pool, most, used, idle, waiting } of pools())
        for (const [state, count] of Object.entries({ most, used, idle, waiting }))
          connections.set({ pool, state }, count);
    },
  });
}
