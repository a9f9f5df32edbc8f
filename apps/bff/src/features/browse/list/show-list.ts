import { Inject, Injectable } from '@nestjs/common';
import { pathOf, productOf, translated } from '@shop/domain';
import { listScreen } from '@shop/ports/screens';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissing } from '../../../presenters/present-missing.js';
import { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { experiencesOf } from '../../../presenters/experiences.js';
import { pageOf } from '../../../presenters/present-paging.js';
import { offersOf } from '../../../presenters/present-posters.js';
import { describeList } from '../../../presenters/structured-data.js';
import { readChoice } from './list-address.js';
import { filtered, order } from './order-list.js';
import { type ListFacts, presentList } from './present-list.js';

@Injectable()
export class ShowList implements ScreenHandler {
  readonly routes = ['list'] as const;
  readonly sharedBy = ['kind', 'sort', 'compare', 'pick', 'page'];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const facts = await this.gather(question);
    const view = presentList(facts, this.content, language);
    const isWhole = !facts.choice.filter && facts.choice.sort === 'featured';
    const { listTitle: title, listSummary: description, brand } = this.content.site(language);
    return shown(listScreen, view, {
      head: {
        title: `${title} · ${brand}`,
        description,
        isIndexed: true,
        wall: undefined,
        page: isWhole ? facts.page.page : 1,
        data: describeList(title, view.posters),
      },
      breadcrumb: [{ name: title, href: pathOf({ name: 'list', params: {} }, language) }],
      section: facts.choice.filter === 'tour' ? 'tours' : 'parks',
      status: facts.problem ? 503 : 200,
      hasUnknownQuery: isUnknownQuery(question.query, this.sharedBy, {
        kind: [facts.choice.filter],
        sort: [facts.choice.sort],
        compare: ['1'],
        pick: picksIn(question.query).filter((slug) => productOf(facts.all, slug)),
        page: [String(facts.page.page)],
      }),
    });
  }

  listed(): Promise<readonly ListedPage[]> {
    const name = translated((language) => this.content.site(language).listTitle);
    return Promise.resolve([
      { route: { name: 'list', params: {} }, group: 'shop', menu: 'plan', name },
    ]);
  }

  private async gather({ visitor, query, now, path }: PageQuestion): Promise<ListFacts> {
    const { language, currency } = visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const all = experiencesOf(valueOr(products, []), this.content);
    const choice = readChoice(query);
    const { filter, sort } = choice;
    const list = filter ? filtered(all, filter, this.content) : all;
    const chosen = order(list, sort, valueOr(prices, undefined));
    const page = pageOf(chosen, choice.page);
    return {
      all,
      chosen,
      page,
      offers: await offersOf(page.shown, prices, this.catalogue, { currency, now }),
      choice,
      picks: query.getAll('pick'),
      problem: presentMissing([products], 'catalogue', { language, path }),
    };
  }
}

const picksIn = (query: URLSearchParams) => query.getAll('pick').flatMap((text) => text.split(','));
