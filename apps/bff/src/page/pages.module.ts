import { Global, Module } from '@nestjs/common';
import {
  CartGateway,
  CatalogueGateway,
  Clock,
  ContentSource,
  Reporter,
} from '@shop/ports/backends';
import { LoadCart } from '../visit/load-cart.js';
import { Config } from '../config/config.js';
import { ShowInternalError, ShowNotFound } from '../features/help/errors/show-errors.js';
import { ActionAnswers } from '../http/action-answers.js';
import { ClientAddresses } from '../visit/client-address.js';
import { RequestContexts } from '../visit/request-context.js';
import { createSeal } from '../visit/seal.js';
import { CartPresenter } from '../presenters/present-cart.js';
import { SharingPictures } from '../presenters/sharing-pictures.js';
import { LinePresenter } from '../presenters/present-line.js';
import { PageCache } from './cache/page-cache.js';
import { Renderer } from './render/renderer.js';
import { FreshIdentities } from '../visit/session/fresh-identities.js';
import { Sessions } from '../visit/session/sessions.js';
import { PageAnswers } from './page-answers.js';
import { Screens } from '../screen/screens.js';
import { ShowPage } from './show-page.js';

/** What every feature shares: pages, the answers to actions, the presenter of lines. */
@Global()
@Module({
  providers: [
    Screens,
    {
      provide: LoadCart,
      inject: [CartGateway],
      useFactory: (carts: CartGateway) => new LoadCart(carts),
    },
    {
      provide: LinePresenter,
      inject: [ContentSource, Reporter],
      useFactory: (content: ContentSource, reporter: Reporter) =>
        new LinePresenter(content, reporter),
    },
    {
      provide: CartPresenter,
      inject: [ContentSource, LinePresenter],
      useFactory: (content: ContentSource, lines: LinePresenter) =>
        new CartPresenter(content, lines),
    },
    {
      provide: ShowNotFound,
      inject: [CatalogueGateway, ContentSource],
      useFactory: (catalogue: CatalogueGateway, content: ContentSource) =>
        new ShowNotFound(catalogue, content),
    },
    {
      provide: ShowPage,
      inject: [
        Screens,
        ShowNotFound,
        ShowInternalError,
        ContentSource,
        Clock,
        Config,
        SharingPictures,
      ],
      useFactory: (
        screens: Screens,
        notFound: ShowNotFound,
        internal: ShowInternalError,
        content: ContentSource,
        clock: Clock,
        config: Config,
        pictures: SharingPictures,
      ) => new ShowPage(screens, { notFound, internal }, content, clock, config, pictures),
    },
    {
      provide: RequestContexts,
      inject: [Config],
      useFactory: (config: Config) =>
        new RequestContexts(config, createSeal(config.SESSION_SECRETS)),
    },
    {
      provide: ClientAddresses,
      inject: [Config],
      useFactory: (config: Config) => new ClientAddresses(config),
    },
    {
      provide: PageCache,
      inject: [Renderer, Clock, Config],
      useFactory: (renderer: Renderer, clock: Clock, config: Config) =>
        new PageCache(renderer, clock, {
          freshSeconds: config.PAGE_FRESH_SECONDS,
          maxBytes: config.PAGE_CACHE_MB * 1_000_000,
        }),
    },
    {
      provide: PageAnswers,
      inject: [RequestContexts, LoadCart, ShowPage, PageCache, Renderer, Sessions, FreshIdentities],
      useFactory: (
        contexts: RequestContexts,
        loadCart: LoadCart,
        showPage: ShowPage,
        pages: PageCache,
        renderer: Renderer,
        sessions: Sessions,
        identities: FreshIdentities,
      ) => new PageAnswers(contexts, loadCart, showPage, pages, renderer, sessions, identities),
    },
    {
      provide: ActionAnswers,
      inject: [PageAnswers, Config],
      useFactory: (pages: PageAnswers, { PUBLIC_ORIGIN }: Config) =>
        new ActionAnswers(pages, PUBLIC_ORIGIN),
    },
    {
      provide: ShowInternalError,
      inject: [Screens, ContentSource],
      useFactory: (screens: Screens, content: ContentSource) => {
        const screen = new ShowInternalError(content);
        screens.add(screen);
        return screen;
      },
    },
  ],
  exports: [
    RequestContexts,
    Screens,
    CartPresenter,
    LinePresenter,
    PageAnswers,
    ActionAnswers,
    ClientAddresses,
  ],
})
export class PagesModule {}
