import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import type { Logger } from 'pino';
import { adapterModules, adapters } from './backends/adapters.js';
import { KeptSignIns } from './backends/identity.js';
import { GivenPorts, type OwnPorts } from './backends/own-adapters.js';
import { Config } from './config/config.js';
import { PlanController } from './features/browse/home/plan.controller.js';
import { PlanDays } from './features/browse/home/plan-days.js';
import { PhotoPrices } from './features/browse/photo-pass/photo-prices.js';
import { searchControllers, searchUseCases } from './features/find/search/search.parts.js';
import { funnelControllers, funnelUseCases } from './features/order/funnel/funnel.parts.js';
import { gateControllers, gateUseCases } from './features/gate/gate.parts.js';
import { OfflineController } from './features/help/errors/offline.controller.js';
import { LogsController } from './features/help/logs/logs.controller.js';
import { ReportingController } from './features/help/logs/reporting.controller.js';
import { Sampling } from './features/help/logs/sampling.js';
import { NewsletterController } from './features/help/newsletter/newsletter.controller.js';
import { TakeSubscription } from './features/help/newsletter/take-subscription.js';
import { NoticesController } from './features/help/notices/notices.controller.js';
import { SeoController } from './features/help/seo/seo.controller.js';
import {
  findOrderControllers,
  findOrderUseCases,
} from './features/people/find-order/find-order.parts.js';
import { SettingsController } from './features/people/settings/settings.controller.js';
import { accountControllers, accountUseCases } from './features/people/account/account.parts.js';
import { octoControllers, octoUseCases } from './features/resell/octo/octo.parts.js';
import { chooseUseCases } from './features/choose/choose.parts.js';
import { cartControllers, cartUseCases } from './features/cart/cart/cart.parts.js';
import { CheckoutController } from './features/pay/checkout/checkout.controller.js';
import { checkoutUseCases } from './features/pay/checkout/checkout.parts.js';
import { orderControllers, orderUseCases } from './features/order/order/order.parts.js';
import { orderChangeControllers } from './features/order/rights/order-changes.parts.js';
import { rightsUseCases } from './features/order/rights/rights.parts.js';
import {
  documentControllers,
  documentUseCases,
} from './features/order/documents/documents.parts.js';
import { mailUseCases } from './features/order/mail/mail.parts.js';
import { ReturnFromPaying } from './features/order/payment/return-from-paying.js';
import { purchaseUseCases } from './features/pay/purchase/purchase.parts.js';
import { PaymentController } from './features/order/payment/payment.controller.js';
import { explaining } from './features/cart/explaining.js';
import { quoteControllers, quoteUseCases } from './features/cart/quote/quote.parts.js';
import { stayControllers, stayUseCases } from './features/stay/stay.parts.js';
import { SameOriginGuard } from './http/same-origin.guard.js';
import { DriftWatch, noWatch } from './observability/drift/drift-watch.js';
import { Log } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { Tracing } from './observability/tracing.js';
import { UseCaseInterceptor } from './observability/use-case-interceptor.js';
import { PageCache } from './page/cache/page-cache.js';
import { OutcomeInterceptor } from './page/outcome.interceptor.js';
import { PageAnswers } from './page/page-answers.js';
import { PageController } from './page/page.controller.js';
import { PagePresenter } from './page/present-page.js';
import { Renderer } from './page/render/renderer.js';
import { ShowNotFound } from './page/show-errors.js';
import { ShowPage } from './page/show-page.js';
import { CartPresenter } from './presenters/present-cart.js';
import { StayPresenter } from './presenters/present-stay.js';
import { SharingPictures } from './presenters/sharing-pictures.js';
import { ScreenHandlers, Screens } from './screen/screens.js';
import { screens } from './screens.js';
import { LoadCart } from './visit/load-cart.js';
import { SeenCarts } from './visit/seen-carts.js';
import { OfferedCurrencies } from './visit/offered-currencies.js';
import { PageKeys } from './visit/page-key.js';
import { Proxies } from './visit/proxies.js';
import { createSeal, Seal } from './visit/seal.js';
import { CookieTransactions } from './visit/session/cookie-transactions.js';
import { FreshIdentities } from './visit/session/fresh-identities.js';
import { FreshTokens } from './visit/session/fresh-tokens.js';
import { KnownSessions } from './visit/session/known-session.js';
import { OwnSessions } from './visit/session/own-sessions.js';
import { SessionStore } from './visit/session/session-store.js';
import { Sessions } from './visit/session/sessions.js';
import { Visits } from './visit/visit.js';

/** Created before the application and passed in, so that a test can pass in its own. */
export interface Foundations {
  readonly config: Config;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly renderer: Renderer;
  readonly own?: OwnPorts;
  readonly drift?: DriftWatch;
  readonly tracing?: Tracing | undefined;
}

const visit: readonly Provider[] = [
  {
    provide: Seal,
    inject: [Config],
    useFactory: ({ SESSION_SECRETS }: Config) => createSeal(SESSION_SECRETS),
  },
  { provide: KeptSignIns, useClass: CookieTransactions },
  Proxies,
  OfferedCurrencies,
  Visits,
  PageKeys,
  LoadCart,
  SeenCarts,
  SessionStore,
  Sessions,
  FreshTokens,
  FreshIdentities,
  OwnSessions,
  KnownSessions,
];

const pages: readonly Provider[] = [
  { provide: ScreenHandlers, useValue: screens },
  ...screens,
  Screens,
  ShowNotFound,
  PagePresenter,
  ShowPage,
  PageCache,
  PageAnswers,
  ...explaining,
  CartPresenter,
  StayPresenter,
  { provide: APP_GUARD, useClass: SameOriginGuard },
  { provide: APP_INTERCEPTOR, useClass: OutcomeInterceptor },
  // Inside the other: the page that answers an action is no part of the action.
  { provide: APP_INTERCEPTOR, useClass: UseCaseInterceptor },
];

const useCases: readonly Provider[] = [
  PlanDays,
  PhotoPrices,
  ...searchUseCases,
  Sampling,
  TakeSubscription,
  ...accountUseCases,
  ...chooseUseCases,
  ...cartUseCases,
  ...purchaseUseCases,
  ...checkoutUseCases,
  ReturnFromPaying,
  ...quoteUseCases,
  ...mailUseCases,
  ...orderUseCases,
  ...rightsUseCases,
  ...documentUseCases,
  ...findOrderUseCases,
  ...gateUseCases,
  ...funnelUseCases,
  ...stayUseCases,
  ...octoUseCases,
];

/** Order matters: Nest matches from the top, and the last controller answers every address. */
const controllers = [
  PlanController,
  ...cartControllers,
  ...quoteControllers,
  ...orderControllers,
  ...orderChangeControllers,
  ...documentControllers,
  ...findOrderControllers,
  ...gateControllers,
  ...funnelControllers,
  ...stayControllers,
  ...octoControllers,
  CheckoutController,
  PaymentController,
  ...searchControllers,
  ...accountControllers,
  OfflineController,
  LogsController,
  ReportingController,
  NoticesController,
  NewsletterController,
  SettingsController,
  SeoController,
  PageController,
];

/** One module, because any provider may inject any other by its class or port. */
@Module({
  imports: adapterModules,
  controllers,
  providers: [...adapters, ...visit, ...pages, ...useCases],
})
export class AppModule {
  static with(made: Foundations, pictures: SharingPictures): DynamicModule {
    return {
      module: AppModule,
      providers: [
        { provide: Config, useValue: made.config },
        { provide: Log, useValue: made.log },
        { provide: Metrics, useValue: made.metrics },
        { provide: Renderer, useValue: made.renderer },
        { provide: SharingPictures, useValue: pictures },
        { provide: GivenPorts, useValue: made.own ?? {} },
        { provide: DriftWatch, useValue: made.drift ?? noWatch },
        { provide: Tracing, useValue: made.tracing ?? new Tracing() },
      ],
    };
  }
}
