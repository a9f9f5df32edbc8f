import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccountModule } from './account/account.module.js';
import { IdentityModule } from './identity/identity.module.js';
import { AboutModule } from './about/about.module.js';
import { DirectionsModule } from './directions/directions.module.js';
import { ThingsToDoModule } from './things-to-do/things-to-do.module.js';
import { FaqModule } from './faq/faq.module.js';
import { LegalModule } from './legal/legal.module.js';
import { SiteMapModule } from './site-map/site-map.module.js';
import { SubscriptionErrorModule } from './subscription-error/subscription-error.module.js';
import { PhotoPassModule } from './photo-pass/photo-pass.module.js';
import { PromotionsModule } from './promotions/promotions.module.js';
import { PackagesModule } from './packages/packages.module.js';
import { PriceGuideModule } from './price-guide/price-guide.module.js';
import { CompareModule } from './compare/compare.module.js';
import { GalleryModule } from './gallery/gallery.module.js';
import { HotelsModule } from './hotels/hotels.module.js';
import { SearchModule } from './search/search.module.js';
import { AdaptersModule } from './adapters/adapters.module.js';
import { BuyModule } from './buy/buy.module.js';
import { CartModule } from './cart/cart.module.js';
import { CheckoutModule } from './checkout/checkout.module.js';
import { Config } from './config/config.js';
import { ErrorsModule } from './errors/errors.module.js';
import { HomeModule } from './home/home.module.js';
import { SameOriginGuard } from './http/same-origin.guard.js';
import { ListModule } from './list/list.module.js';
import { LogsModule } from './logs/logs.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { Log } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { NoticesModule } from './notices/notices.module.js';
import { OrderModule } from './order/order.module.js';
import { PageController } from './pages/page.controller.js';
import { PagesModule } from './pages/pages.module.js';
import { SharingPictures } from './present/sharing-pictures.js';
import { PurchaseModule } from './purchase/purchase.module.js';
import { Renderer } from './render/renderer.js';
import { SeoModule } from './seo/seo.module.js';
import { SessionModule } from './session/session.module.js';
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
  static with(
    { config, log, metrics, renderer }: Foundations,
    pictures: SharingPictures,
  ): DynamicModule {
    return {
      module: FoundationsModule,
      providers: [
        { provide: Config, useValue: config },
        { provide: Log, useValue: log },
        { provide: Metrics, useValue: metrics },
        { provide: Renderer, useValue: renderer },
        { provide: SharingPictures, useValue: pictures },
      ],
      exports: [Config, Log, Metrics, Renderer, SharingPictures],
    };
  }
}

@Module({ controllers: [PageController] })
class EveryOtherAddressModule {}

/** The features of the shop. Routes are tried in this order: the last one answers any address. */
@Module({
  imports: [
    AdaptersModule,
    SessionModule,
    PagesModule,
    HomeModule,
    ListModule,
    BuyModule,
    CartModule,
    CheckoutModule,
    PurchaseModule,
    OrderModule,
    AboutModule,
    DirectionsModule,
    ThingsToDoModule,
    FaqModule,
    LegalModule,
    SiteMapModule,
    SubscriptionErrorModule,
    PhotoPassModule,
    PromotionsModule,
    PackagesModule,
    PriceGuideModule,
    CompareModule,
    GalleryModule,
    HotelsModule,
    SearchModule,
    IdentityModule,
    AccountModule,
    ErrorsModule,
    LogsModule,
    NoticesModule,
    NewsletterModule,
    SettingsModule,
    SeoModule,
    EveryOtherAddressModule,
  ],
  providers: [{ provide: APP_GUARD, useClass: SameOriginGuard }],
})
export class AppModule {
  static with(foundations: Foundations, pictures: SharingPictures): DynamicModule {
    return { module: AppModule, imports: [FoundationsModule.with(foundations, pictures)] };
  }
}
