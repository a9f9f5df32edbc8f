import { Inject, Injectable } from '@nestjs/common';
import { pathOf, translated } from '@shop/domain';
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
import { offersOf } from '../../../presenters/present-posters.js';
import { describeList } from '../../../presenters/structured-data.js';
import { readChoice } from './list-address.js';
import { type ListFacts, presentList } from './present-list.js';

@Injectable()
export class ShowList implements ScreenHandler {
  readonly routes = ['list'] as const;
  readonly sharedBy = ['kind', 'sort', 'compare', 'pick'];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const facts = await this.gather(question);
    const view = presentList(facts, this.content, language);
    const { listTitle: title, listSummary: description, brand } = this.content.site(language);
    return shown(listScreen, view, {
      head: {
        title: `${title} · ${brand}`,
        description,
        isIndexed: true,
        wall: undefined,
        data: describeList(title, view.posters),
      },
      breadcrumb: [{ name: title, href: pathOf({ name: 'list', params: {} }, language) }],
      section: facts.choice.filter === 'tour' ? 'tours' : 'parks',
      status: facts.problem ? 503 : 200,
      isInvented: isUnknownQuery(question.query, this.sharedBy, {
        kind: [facts.choice.filter],
        sort: [facts.choice.sort],
        compare: ['1'],
        pick: facts.all.map(({ slug }) => slug),
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
    return {
      all,
      offers: await offersOf(all, prices, this.catalogue, { currency, now }),
      choice: readChoice(query),
      picks: query.getAll('pick'),
      problem: presentMissing([products], 'catalogue', { language, path }),
    };
  }
}
