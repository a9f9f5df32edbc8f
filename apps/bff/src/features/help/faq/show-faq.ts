import { Inject, Injectable } from '@nestjs/common';
import { buyRoute, type Product, type Route, searchQuestions, translated } from '@shop/domain';
import { CatalogueGateway, ContentSource, HelpContent } from '@shop/ports/backends';
import { isInvented } from '../../../screen/is-invented.js';
import { answerOr } from '../../../presenters/answer-or.js';
import type {
  ListedPage,
  PageQuestion,
  ScreenHandler,
  ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentFaq } from './present-faq.js';

/** What the box takes, and more than any question is long. */
const longestQuery = 200;

/** What visitors ask about one place; the search of the address narrows it. */
@Injectable()
export class ShowFaq implements ScreenHandler {
  readonly routes = ['faq'] as const;
  readonly sharedBy = ['q'];

  constructor(
    @Inject(HelpContent) private readonly help: HelpContent,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show({ route, query, visitor }: PageQuestion): Promise<ShowOutcome> {
    const place = route.params.park ?? '';
    const faq = this.help.faq(place, visitor.language);
    if (!faq) return { kind: 'notFound' };
    const products = await this.catalogue.products();
    const product = answerOr(products, []).find(({ slug }) => slug === faq.place);
    const word = (query.get('q') ?? '').trim().slice(0, longestQuery);
    const found = searchQuestions(faq.questions, word, (one) => [one.question, ...one.answer]);
    const shown = presentFaq(
      { place, faq: { ...faq, questions: found }, query: word },
      buyPageOf(product),
      visitor,
      { help: this.help, content: this.content },
    );
    // There is no end to what can be typed.
    return { ...shown, isInvented: isInvented(query, this.sharedBy, {}) };
  }

  async listed(): Promise<readonly ListedPage[]> {
    return this.help.faqPlaces.map((park, i) => ({
      route: { name: 'faq', params: { park } },
      group: 'help',
      // One leads to the others.
      menu: i === 0 ? 'help' : undefined,
      name: translated((language) => this.help.faq(park, language)?.heading ?? park),
    }));
  }
}

/** Without the catalogue tickets are looked for in the list. */
const buyPageOf = (product: Product | undefined): Route =>
  product ? buyRoute(product) : { name: 'list', params: {} };
