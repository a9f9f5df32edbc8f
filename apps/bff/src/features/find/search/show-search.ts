import { Inject, Injectable } from '@nestjs/common';
import { errorText, type Language, pathOf, productOf, settleQuery } from '@shop/domain';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissing } from '../../../presenters/present-missing.js';
import { searchScreen, type SearchView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { Screens } from '../../../screen/screens.js';
import { closedIn, offersOf } from '../../../presenters/present-posters.js';
import { askerOf } from '../../../visit/search-asker.js';
import { FindPages, type Results } from './find-pages.js';
import { pageOfResults, presentResults, type ResultsPage } from './present-results.js';
import {
  beginningsOf,
  presentBeginnings,
  presentPopular,
  type SearchContext,
} from './present-search.js';
import { readSearchChoice, searchAddress, type SearchChoice } from './search-address.js';

const titles = { es: 'Buscar', en: 'Search', pt: 'Buscar' } as const;

/** Maximum length of a query in the tab's title; the page shows it in full. */
const longestTitle = 36;

const nothing: Results = {
  entries: [],
  spelling: undefined,
  answer: undefined,
  attributionToken: undefined,
  isLocal: false,
};

/** Results for `q`, or without it the form and a few suggestions. */
@Injectable()
export class ShowSearch implements ScreenHandler {
  readonly routes = ['search'] as const;
  readonly sharedBy = ['q', 'kind', 'page'] as const;

  constructor(
    private readonly find: FindPages,
    private readonly screens: Screens,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = question.visitor;
    const { now } = question;
    const query = settleQuery(question.query.get('q') ?? '');
    const [products, prices, pages] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
      this.screens.listedBesideProducts(),
    ]);
    const sold = valueOr(products, []);
    // A cacheable page searches without a visitor's identity.
    const asker = askerOf(question.path, question.visitor);
    const results = query ? await this.find.run(query, asker, { products: sold, pages }) : nothing;
    const choice = readSearchChoice(query, question.query);
    const isClosed = closedIn(sold, prices);
    const found = pageOfResults(results, choice, isClosed);
    const shownProducts = [
      ...found.page.shown.flatMap(({ slug }) => productOf(sold, slug) ?? []),
      ...(found.entries.length > 0 ? [] : beginningsOf(sold, this.content)),
    ];
    const offers = await offersOf(shownProducts, prices, this.catalogue, { currency, now });
    const context = { query, language, products: sold, offers, content: this.content };
    const view = {
      ...this.viewOf(results, found, choice, context),
      popular: results.entries.length > 0 ? [] : presentPopular(pages, language),
      problem: presentMissing([products], 'suggestions', { language, path: question.path }),
    };
    // Queries are unlimited.
    return this.shown(language, view, isUnknownQuery(question.query, this.sharedBy, {}));
  }

  private viewOf(
    results: Results,
    found: ResultsPage,
    choice: SearchChoice,
    context: SearchContext,
  ): Omit<SearchView, 'popular' | 'problem'> {
    const { query, language } = context;
    const { spelling, entries, isLocal } = results;
    return {
      query,
      action: pathOf({ name: 'search', params: {} }, language),
      ...presentResults(results, found, choice, context),
      spelling: spelling
        ? {
            name: spelling,
            href: searchAddress(language, { query: spelling, kind: 'all', page: 1 }),
          }
        : undefined,
      notice: isLocal ? errorText('searchLocal', language) : undefined,
      posters: entries.length > 0 ? [] : presentBeginnings(context),
      list: pathOf({ name: 'list', params: {} }, language),
    };
  }

  private shown(language: Language, view: SearchView, hasUnknownQuery: boolean): ShowOutcome {
    const name = titles[language];
    const { brand } = this.content.site(language);
    const asked = shortened(view.query);
    return shown(searchScreen, view, {
      head: {
        title: asked ? `${asked} · ${name} · ${brand}` : `${name} · ${brand}`,
        description: name,
        isIndexed: false,
        wall: undefined,
      },
      breadcrumb: [{ name, href: view.action }],
      hasUnknownQuery,
    });
  }
}

function shortened(query: string): string {
  const letters = [...query];
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : query;
}
