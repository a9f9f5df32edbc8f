import { Inject, Injectable } from '@nestjs/common';
import { buyRoute, productOf, type Route, searchQuestions, translated } from '@shop/domain';
import { CatalogueGateway, ContentSource, HelpContent } from '@shop/ports/backends';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { valueOr } from '../../../presenters/value-or.js';
import type {
  ListedPage,
  PageQuestion,
  ScreenHandler,
  ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentFaq } from './present-faq.js';

/** `maxlength` of the search box. */
const longestQuery = 200;

@Injectable()
export class ShowFaq implements ScreenHandler {
  readonly routes = ['questions', 'faq'] as const;
  readonly sharedBy = ['q'];
  readonly isWithoutPrices = true;

  constructor(
    @Inject(HelpContent) private readonly help: HelpContent,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show({ route, query, visitor }: PageQuestion): Promise<ShowOutcome> {
    const place = route.params.park;
    const { language } = visitor;
    const faq = place === undefined ? this.help.faqOfAll(language) : this.help.faq(place, language);
    if (!faq) return { kind: 'notFound' };
    const word = (query.get('q') ?? '').trim().slice(0, longestQuery);
    const found = searchQuestions(faq.questions, word, (one) => [one.question, ...one.answer]);
    const shown = presentFaq(
      { place, faq: { ...faq, questions: found }, query: word },
      place === undefined ? list : await this.buyPageOf(faq.place),
      visitor,
      { help: this.help, content: this.content },
    );
    // Queries are unlimited.
    return { ...shown, hasUnknownQuery: isUnknownQuery(query, this.sharedBy, {}) };
  }

  async listed(): Promise<readonly ListedPage[]> {
    const all: ListedPage = {
      route: { name: 'questions', params: {} },
      group: 'help',
      menu: 'help',
      name: translated((language) => this.help.faqOfAll(language).heading),
    };
    const ofPlaces = this.help.faqPlaces.map((park): ListedPage => ({
      route: { name: 'faq', params: { park } },
      group: 'help',
      name: translated((language) => this.help.faq(park, language)?.heading ?? park),
    }));
    return [all, ...ofPlaces];
  }

  /** Without the catalogue the button leads to the list. */
  private async buyPageOf(place: string): Promise<Route> {
    const products = valueOr(await this.catalogue.products(), []);
    const product = productOf(products, place);
    return product ? buyRoute(product) : list;
  }
}

const list: Route = { name: 'list', params: {} };
