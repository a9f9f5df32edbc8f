import { Inject, Injectable } from '@nestjs/common';
import {
  buyRoute,
  type Language,
  type Money,
  passesNeeded,
  pathOf,
  photoGroupSize,
  type Product,
  productOf,
  translated,
} from '@shop/domain';
import {
  CatalogueGateway,
  ContentSource,
  HelpContent,
  type PhotoPassText,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { photoPassScreen, type PhotoPassView } from '@shop/ports/screens';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentScene } from '../../../presenters/present-line.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { presentProblem } from '../../../presenters/present-problem.js';
import { PhotoPrices } from './photo-prices.js';

type Prices = ReadonlyMap<string, Money>;

@Injectable()
export class ShowPhotoPass implements ScreenHandler {
  readonly routes = ['photoPass'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(HelpContent) private readonly help: HelpContent,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    private readonly prices: PhotoPrices,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = question.visitor;
    const text = this.help.photoPass(language);
    const products = await this.catalogue.products();
    const offering = offeringOf(text, valueOr(products, []));
    const prices = await this.prices.of(offering, currency, question.now);
    const view = this.view(text, offering, prices, question);
    return shown(photoPassScreen, view, {
      head: {
        title: `${text.heading} · ${this.content.site(language).brand}`,
        description: text.summary,
        isIndexed: true,
        wall: view.wall,
      },
      breadcrumb: [{ name: text.heading, href: own(language) }],
    });
  }

  async listed(): Promise<readonly ListedPage[]> {
    const name = translated((language) => this.help.photoPass(language).heading);
    return [{ route: { name: 'photoPass', params: {} }, group: 'shop', menu: 'plan', name }];
  }

  private view(
    text: PhotoPassText,
    offering: readonly Product[],
    prices: Prices,
    { visitor: { language }, path }: PageQuestion,
  ): PhotoPassView {
    const lowest = lowestOf(prices);
    const isComplete = offering.length > 0 && prices.size === offering.length;
    return {
      title: text.heading,
      lead: text.lead,
      ...presentScene(this.content, text.scene, language),
      from: lowest && presentMoney(lowest, language),
      groupSize: photoGroupSize,
      covers: text.covers,
      notCovered: text.notCovered,
      steps: text.steps,
      needed: passesNeeded,
      places: this.placesOf(text, offering, prices, language),
      problem: isComplete
        ? undefined
        : presentProblem('prices', language, [{ kind: 'retry', href: path }]),
      more: [{ name: this.help.legal('terms', language).heading, href: pathOf(terms, language) }],
    };
  }

  /** Without the catalogue the places are still shown, and link to the list. */
  private placesOf(
    text: PhotoPassText,
    offering: readonly Product[],
    prices: Prices,
    language: Language,
  ): PhotoPassView['places'] {
    const isKnown = offering.length > 0;
    return text.places.flatMap(({ slug, where }) => {
      const product = productOf(offering, slug);
      if (isKnown && !product) return [];
      const price = prices.get(slug);
      return [
        {
          slug,
          name: this.content.place(slug, language)?.name ?? slug,
          ...presentScene(this.content, slug, language),
          where,
          price: price && presentMoney(price, language),
          href: pathOf(product ? buyRoute(product) : list, language),
        },
      ];
    });
  }
}

const terms = { name: 'terms', params: {} } as const;
const list = { name: 'list', params: {} } as const;
const own = (language: Language) => pathOf({ name: 'photoPass', params: {} }, language);

const offeringOf = ({ places }: PhotoPassText, products: readonly Product[]): readonly Product[] =>
  places
    .flatMap(({ slug }) => productOf(products, slug) ?? [])
    .filter(({ canAddPhoto }) => canAddPhoto);

const lowestOf = (prices: Prices): Money | undefined =>
  [...prices.values()].reduce<Money | undefined>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    undefined,
  );
