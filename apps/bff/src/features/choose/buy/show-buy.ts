import { Inject, Injectable } from '@nestjs/common';
import { buyRoute, flagshipIn, pathOf, productOf, ticketFields } from '@shop/domain';
import { monthsShown } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { CatalogueGateway, ContentSource, HelpContent, PlacesContent } from '@shop/ports/backends';
import type {
  ListedPage,
  PageQuestion,
  ScreenHandler,
  ShowOutcome,
} from '../../../screen/screen-handler.js';
import { LinePresenter } from '../../../presenters/present-line.js';
import { GatherBuyFacts } from './gather-buy-facts.js';
import { isUnknownChoice } from './is-unknown-choice.js';
import { ticketLister } from './list-tickets.js';
import { presentBuy } from './present-buy.js';

@Injectable()
export class ShowBuy implements ScreenHandler {
  readonly routes = ['buyFlagship', 'buyPark', 'buyTour'] as const;
  readonly listsProducts = true;
  readonly sharedBy = ['month', monthsShown, 'pick', ...ticketFields];
  /** A form without scripts sends it with every update. */
  readonly ownBy = ['nameOnTicket'] as const;
  private readonly ticketsOf: ReturnType<typeof ticketLister>;

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
    @Inject(HelpContent) private readonly help: HelpContent,
    private readonly lines: LinePresenter,
    private readonly facts: GatherBuyFacts,
  ) {
    this.ticketsOf = ticketLister(content);
  }

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const products = await this.catalogue.products();
    if (products.kind !== 'ok') return { kind: 'unavailable', code: 'prices' };
    const { route, visitor, query } = question;
    const product =
      route.name === 'buyFlagship'
        ? flagshipIn(products.answer)
        : productOf(products.answer, route.params.slug);
    if (!product) return { kind: 'notFound' };
    const canonical = buyRoute(product);
    if (canonical.name !== route.name) {
      const address = pathOf(canonical, visitor.language);
      return { kind: 'moved', to: query.size ? `${address}?${query}` : address };
    }
    const facts = await this.facts.of(product, products.answer, question);
    const { content, places, help } = this;
    const shown = presentBuy(facts, question, { content, places, help }, this.lines);
    return { ...shown, hasUnknownQuery: isUnknownChoice(facts, query, this.sharedBy) };
  }

  async listed(): Promise<readonly ListedPage[]> {
    const products = await this.catalogue.products();
    return this.ticketsOf(valueOr(products, []));
  }
}
