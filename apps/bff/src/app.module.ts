import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from 'pino';
import { AccountModule } from './features/people/account/account.module.js';
import { IdentityModule } from './features/people/sign-in/identity.module.js';
import { AboutModule } from './features/browse/about/about.module.js';
import { DirectionsModule } from './features/help/directions/directions.module.js';
import { ThingsToDoModule } from './features/browse/things-to-do/things-to-do.module.js';
import { FaqModule } from './features/help/faq/faq.module.js';
import { LegalModule } from './features/help/legal/legal.module.js';
import { SiteMapModule } from './features/help/site-map/site-map.module.js';
import { SubscriptionErrorModule } from './features/help/subscription-error/subscription-error.module.js';
import { PhotoPassModule } from './features/browse/photo-pass/photo-pass.module.js';
import { PromotionsModule } from './features/browse/promotions/promotions.module.js';
import { PackagesModule } from './features/sell/packages/packages.module.js';
import { PriceGuideModule } from './features/browse/price-guide/price-guide.module.js';
import { CompareModule } from './features/browse/compare/compare.module.js';
import { GalleryModule } from './features/browse/gallery/gallery.module.js';
import { HotelsModule } from './features/stay/hotels/hotels.module.js';
import { SearchModule } from './features/find/search/search.module.js';
import { AdaptersModule } from './backends/adapters.module.js';
import { BuyModule } from './features/sell/buy/buy.module.js';
import { CartModule } from './features/sell/cart/cart.module.js';
import { CheckoutModule } from './features/sell/checkout/checkout.module.js';
import { Config } from './config/config.js';
import { ErrorsModule } from './features/help/errors/errors.module.js';
import { HomeModule } from './features/browse/home/home.module.js';
import { SameOriginGuard } from './http/same-origin.guard.js';
import { ListModule } from './features/browse/list/list.module.js';
import { LogsModule } from './features/help/logs/logs.module.js';
import { NewsletterModule } from './features/help/newsletter/newsletter.module.js';
import { Log } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { NoticesModule } from './features/help/notices/notices.module.js';
import { OrderModule } from './features/sell/order/order.module.js';
import { PageController } from './page/page.controller.js';
import { PagesModule } from './page/pages.module.js';
import { SharingPictures } from './presenters/sharing-pictures.js';
import { PurchaseModule } from './features/sell/purchase/purchase.module.js';
import { Renderer } from './page/render/renderer.js';
import { SeoModule } from './features/help/seo/seo.module.js';
import { SessionModule } from './visit/session/session.module.js';
import { SettingsModule } from './features/people/settings/settings.module.js';

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
