import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AdaptersModule } from './adapters.module.js';
import { BuyModule } from './buy/buy.module.js';
import { CartModule } from './cart/cart.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { Config } from './config/config.js';
import { HomeModule } from './home/home.module.js';
import { SameOriginGuard } from './http/same-origin.guard.js';
import { ListModule } from './list/list.module.js';
import { Log } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { OrderModule } from './order/order.module.js';
import { PageController } from './pages/page.controller.js';
import { PagesModule } from './pages/pages.module.js';
import { PurchaseModule } from './purchase/purchase.module.js';
import { Renderer } from './render/renderer.js';
import { SettingsModule } from './settings/settings.module.js';

/** What is made before the application: it is handed in, so that a test can hand in its own. */
export interface Foundations {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly renderer: Renderer;
}

@Global()
@Module({})
class FoundationsModule {
  static with({ config, log, metrics, renderer }: Foundations): DynamicModule {
    return {
      module: FoundationsModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: Log, useValue: log },
        { provide: Metrics, useValue: metrics },
        { provide: Renderer, useValue: renderer },
      ],
      exports: [Config, Log, Metrics, Renderer],
    };
  }
}

@Module({ controllers: [PageController] })
class EveryOtherAddressModule {}

/** The features of the shop. Routes are tried in this order: the last one answers any address. */
@Module({
  imports: [
    AdaptersModule,
    PagesModule,
    HomeModule,
    ListModule,
    BuyModule,
    CartModule,
    CheckoutModule,
    PurchaseModule,
    OrderModule,
    SettingsModule,
    EveryOtherAddressModule,
  ],
  providers: [{ provide: APP_GUARD, useClass: SameOriginGuard }],
})
export class AppModule {
  static with(foundations: Foundations): DynamicModule {
    return { module: AppModule, imports: [FoundationsModule.with(foundations)] };
  }
}
