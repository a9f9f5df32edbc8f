import { HttpService } from '@nestjs/axios';
import type { OnApplicationShutdown, Provider } from '@nestjs/common';
import { Backend } from '@shop/adapters/http';
import { MemoryRecords } from '@shop/adapters/memory';
import { GateCodes, octoHeaders, octoPorts, octoRecords } from '@shop/adapters/octo';
import { PostgresRecords } from '@shop/adapters/postgres';
import { Clock, Reporter } from '@shop/ports/backends';
import type { ClientName } from '../config/backend-limits.js';
import { Config } from '../config/config.js';
import { limitsOf } from './client-limits.js';
import { GivenPorts, OwnPorts } from './own-adapters.js';
import { type Pool, ShopPool } from './stores.js';
import { WatchedCalls } from './watched-calls.js';

/** The OCTO supplier, if configured. It sends its whole catalogue, with texts, in one reply. */
export const octoApi = ({ OCTO_API_URL: baseUrl, OCTO_API_TOKEN: token }: Config) =>
  baseUrl === undefined || token === undefined
    ? undefined
    : {
        baseUrl,
        headers: { authorization: `Bearer ${token}`, ...octoHeaders },
        maxBytes: 16_777_216,
      };

class OctoConnections implements OnApplicationShutdown {
  readonly clients: { readonly reads: Backend; readonly writes: Backend } | undefined;

  constructor(config: Config, report: Reporter, calls: WatchedCalls, http: HttpService) {
    const api = octoApi(config);
    if (!api) return;
    const client = (name: string, as: ClientName) =>
      new Backend({
        ...limitsOf(config, as),
        ...api,
        name,
        ...calls.optionsOf(name),
        report,
        http,
      });
    this.clients = {
      reads: client('octo', 'cart'),
      writes: client('octo bookings', 'orders'),
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.clients?.reads.stop(), this.clients?.writes.stop()]);
  }
}

/** Ports that a team's module implements, else the OCTO supplier. */
export const octoSupplier: readonly Provider[] = [
  { provide: GateCodes, useFactory: () => new GateCodes() },
  {
    provide: OctoConnections,
    inject: [Config, Reporter, WatchedCalls, HttpService],
    useFactory: (...given: ConstructorParameters<typeof OctoConnections>) =>
      new OctoConnections(...given),
  },
  {
    provide: OwnPorts,
    inject: [GivenPorts, OctoConnections, ShopPool, Clock, GateCodes],
    useFactory: (
      given: OwnPorts,
      { clients }: OctoConnections,
      pool: Pool,
      clock: Clock,
      codes: GateCodes,
    ): OwnPorts => {
      if (!clients) return given;
      const records = pool
        ? {
            carts: new PostgresRecords(pool, octoRecords.carts),
            orders: new PostgresRecords(pool, octoRecords.orders),
          }
        : { carts: new MemoryRecords<never>(), orders: new MemoryRecords<never>() };
      return { ...octoPorts(clients, records, clock, codes), ...given };
    },
  },
];
