import { Inject, Injectable } from '@nestjs/common';
import { type ErrorCode, errorText, type Language, pathOf, productOf } from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { valueOr } from '../presenters/value-or.js';
import { type ErrorView, internalErrorScreen, notFoundScreen } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  type Shown,
  shown,
  type ShowOutcome,
} from '../screen/screen-handler.js';
import { offersOf, presentPosters } from '../presenters/present-posters.js';

/** The internal error page: at its own URL, for failed pages, and if a backend is down. */
@Injectable()
export class ShowInternalError implements ScreenHandler {
  readonly routes = ['internalError'] as const;
  readonly isWithoutPrices = true;

  constructor(@Inject(ContentSource) private readonly content: ContentSource) {}

  show(question: PageQuestion): Promise<ShowOutcome> {
    const said = { title: 'internalTitle', text: 'internal', retry: undefined } as const;
    return Promise.resolve(this.shown(question, said, 200));
  }

  unavailable(question: PageQuestion, text: ErrorCode): Shown {
    const said = { title: 'unavailableTitle', text, retry: question.path } as const;
    return this.shown(question, said, 503);
  }

  private shown(question: PageQuestion, said: Said, status: number): Shown {
    const { language } = question.visitor;
    const title = errorText(said.title, language);
    return shown(
      internalErrorScreen,
      {
        title,
        text: errorText(said.text, language),
        retry: said.retry,
        ...waysOut(question),
        side: 'server',
        reference: question.requestId,
        posters: [],
      },
      {
        head: { ...headOf(title, this.content.site(language).brand), wall: undefined },
        breadcrumb: [],
        status,
      },
    );
  }
}

interface Said {
  readonly title: ErrorCode;
  readonly text: ErrorCode;
  readonly retry: string | undefined;
}

@Injectable()
export class ShowNotFound {
  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<Shown> {
    const { language, currency } = question.visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const all = valueOr(products, []);
    const order = orderIn(question);
    const title = errorText(order ? 'orderNotHere' : 'notFound', language);
    const first = this.content
      .site(language)
      .posters.slice(0, 3)
      .flatMap((slug) => productOf(all, slug) ?? []);
    const { now } = question;
    const offers = await offersOf(first, prices, this.catalogue, { currency, now });
    const view: ErrorView = {
      title,
      text: errorText(order ? 'orderNotHereHelp' : 'notFoundHelp', language),
      retry: undefined,
      ...waysOut(question),
      findOrder: order && findOrderPath(order, language),
      side: undefined,
      reference: undefined,
      posters: presentPosters(first, offers, this.content, language),
    };
    return shown(notFoundScreen, view, {
      head: {
        ...headOf(title, this.content.site(language).brand),
        wall: undefined,
      },
      breadcrumb: [],
      status: 404,
    });
  }
}

/** The requested order id, if any. The page does not reveal whether that order exists. */
const orderIn = ({ route }: PageQuestion) => (route.name === 'order' ? route.params.id : undefined);

const findOrderPath = (number: string, language: Language): string =>
  `${pathOf({ name: 'findOrder', params: {} }, language)}?${new URLSearchParams({ number })}`;

const waysOut = ({ visitor: { language } }: PageQuestion) => ({
  home: pathOf({ name: 'home', params: {} }, language),
  list: pathOf({ name: 'list', params: {} }, language),
  search: pathOf({ name: 'search', params: {} }, language),
  siteMap: pathOf({ name: 'siteMap', params: {} }, language),
});

const headOf = (title: string, brand: string) => ({
  title: `${title} · ${brand}`,
  description: title,
  isIndexed: false,
});
