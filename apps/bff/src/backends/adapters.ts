import { createHmac } from 'node:crypto';
import { HttpModule } from '@nestjs/axios';
import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import type { Backend } from '@shop/adapters/http';
import { JoseOrderLinks, JoseQuoteTokens, JoseVoucherCodes } from '@shop/adapters/jose';
import { GateCodes, SuppliersCodes } from '@shop/adapters/octo';
import { RandomIds, StreamReporter, SystemClock } from '@shop/adapters/system';
import {
  Clock,
  Ids,
  OrderLinkTokens,
  QuoteTokens,
  Reporter,
  type ReportEvent,
  VoucherCodes,
} from '@shop/ports/backends';
import type { Logger } from 'pino';
import { Config } from '../config/config.js';
import { Log } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { currentAsker } from '../observability/request-scope.js';
import { BackendClients, backendClients } from './backend-clients.js';
import { content } from './content.js';
import { gateways } from './gateways.js';
import { octoSupplier } from './octo-supplier.js';
import { documents } from './documents.js';
import { identity } from './identity.js';
import { WatchedCalls } from './watched-calls.js';
import { callStore } from './call-store.js';
import { changeStore } from './change-store.js';
import { resaleStore } from './resale-store.js';
import { MeasuredStores } from './measured-stores.js';
import { RetentionJob } from './retention-job.js';
import { CloseStores, stores } from './stores.js';

@Injectable()
class Connections implements OnApplicationShutdown {
  constructor(
    @Inject(BackendClients) private readonly clients: readonly Backend[],
    @Inject(CloseStores) private readonly closeStores: CloseStores,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.stop()));
    await this.closeStores();
  }
}

/** Security events. Their log line includes the sender's IP address, hashed with a key. */
const securityEvents: ReadonlySet<ReportEvent> = new Set([
  'access-refused',
  'limit-reached',
  'sign-in-refused',
  'signed-in',
]);

/** Logged as info; all other events as warnings. */
const usualEvents: ReadonlySet<ReportEvent> = new Set(['code-checked', 'retention', 'signed-in']);

/** Counts and logs each report. */
export function createReporter(
  log: Logger,
  metrics: Metrics,
  { SESSION_SECRETS }: Config,
): Reporter {
  const [key = ''] = SESSION_SECRETS;
  const hidden = (address: string | undefined) =>
    address &&
    createHmac('sha256', `asker:${key}`).update(address).digest('base64url').slice(0, 16);
  return new StreamReporter((report) => {
    metrics.reported(report);
    const from = securityEvents.has(report.event) ? { from: hidden(currentAsker()) } : {};
    log[usualEvents.has(report.event) ? 'info' : 'warn']({ ...report, ...from }, 'report');
  });
}

export const adapterModules = [HttpModule];

/** Binds each port to its adapter. No other file does. */
export const adapters: readonly Provider[] = [
  { provide: Clock, useClass: SystemClock },
  { provide: Ids, useClass: RandomIds },
  {
    provide: QuoteTokens,
    inject: [Config],
    useFactory: ({ SESSION_SECRETS }: Config) => new JoseQuoteTokens(SESSION_SECRETS),
  },
  {
    provide: OrderLinkTokens,
    inject: [Config],
    useFactory: ({ SESSION_SECRETS, PUBLIC_ORIGIN }: Config) =>
      new JoseOrderLinks(SESSION_SECRETS, PUBLIC_ORIGIN),
  },
  {
    provide: VoucherCodes,
    inject: [Config, GateCodes],
    useFactory: ({ SESSION_SECRETS, VOUCHER_SECRETS, OCTO_API_URL }: Config, theirs: GateCodes) => {
      const ours = new JoseVoucherCodes(VOUCHER_SECRETS ?? SESSION_SECRETS);
      return OCTO_API_URL === undefined ? ours : new SuppliersCodes(ours, theirs);
    },
  },
  {
    provide: Reporter,
    inject: [Log, Metrics, Config],
    useFactory: createReporter,
  },
  ...content,
  WatchedCalls,
  ...backendClients,
  ...octoSupplier,
  ...gateways,
  ...documents,
  ...stores,
  MeasuredStores,
  callStore,
  changeStore,
  resaleStore,
  RetentionJob,
  ...identity,
  Connections,
];
