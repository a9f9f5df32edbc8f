import { HttpModule } from '@nestjs/axios';
import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Backend } from '@shop/adapters/http';
import { RandomIds, StreamReporter, SystemClock } from '@shop/adapters/system';
import {
  CartGateway,
  CatalogueGateway,
  Clock,
  ContentSource,
  HelpContent,
  HotelsContent,
  HotelsGateway,
  IdentityProvider,
  Ids,
  NewsletterGateway,
  OffersContent,
  OrdersGateway,
  PaymentGateway,
  PlacesContent,
  PurchaseLedger,
  Reporter,
  SearchGateway,
  ShortLived,
  UsersGateway,
} from '@shop/ports/backends';
import type { Logger } from 'pino';
import { Log } from '../observability/logger.js';
import { Metrics } from '../observability/metrics.js';
import { LimitStore } from '../http/limit-store.js';
import { SignInPassport } from '../visit/session/sign-in-passport.js';
import { VisitsGateway } from '../presenters/visits-gateway.js';
import { content } from './content.js';
import { gateways } from './gateways.js';
import { identity } from './identity.js';
import { OwnState, ownState } from './own-state.js';
import { WaysOut, waysOut } from './ways-out.js';

/** The one place where a port meets its adapter. */
@Global()
@Module({
  imports: [HttpModule],
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: Ids, useClass: RandomIds },
    ...content,
    {
      provide: Reporter,
      inject: [Log, Metrics],
      useFactory: (log: Logger, metrics: Metrics) =>
        new StreamReporter((report) => {
          metrics.reported(report.event);
          log.warn(report, 'report');
        }),
    },
    ...waysOut,
    ...gateways,
    ...ownState,
    ...identity,
  ],
  exports: [
    CartGateway,
    CatalogueGateway,
    Clock,
    ContentSource,
    HotelsContent,
    HotelsGateway,
    HelpContent,
    Ids,
    NewsletterGateway,
    OffersContent,
    OrdersGateway,
    PaymentGateway,
    PlacesContent,
    PurchaseLedger,
    Reporter,
    SearchGateway,
    ShortLived,
    SignInPassport,
    UsersGateway,
    VisitsGateway,
    IdentityProvider,
    LimitStore,
  ],
})
export class AdaptersModule implements OnApplicationShutdown {
  constructor(
    @Inject(WaysOut) private readonly ways: readonly Backend[],
    @Inject(OwnState) private readonly endOwnState: OwnState,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.ways.map((way) => way.stop()));
    await this.endOwnState();
  }
}
