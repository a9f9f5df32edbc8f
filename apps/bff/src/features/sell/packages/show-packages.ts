import { Inject, Injectable } from '@nestjs/common';
import { type Language, pathOf } from '@shop/domain';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { answerOr } from '../../../presenters/answer-or.js';
import { presentMissing, statusOf } from '../../../presenters/present-missing.js';
import { packagesScreen, type PackagesView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';
import { presentPackage } from './present-package.js';

/** Premade packages: strips of tickets already filled, each with its own day to choose. */
@Injectable()
export class ShowPackages implements ScreenHandler {
  readonly routes = ['packages'] as const;
  readonly sharedBy = [] as const;

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
  ) {}

  async show({ visitor, path }: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const { title, lead, around } = presentOfferPage('packages', this.offers, language);
    const facts = {
      catalogue: answerOr(products, []),
      from: answerOr(prices, new Map<string, never>()),
      currency,
      language,
    };
    const view: PackagesView = {
      title,
      lead,
      packages: this.offers
        .packages(language)
        .flatMap((one) => presentPackage(one, facts, this.content) ?? []),
      ...this.ways(language),
      problem: presentMissing([products, prices], 'prices', { language, path }),
    };
    const status = statusOf(products);
    return shown(packagesScreen, view, { ...around, section: 'packages', status });
  }

  async listed() {
    return [listedOfferPage('packages', this.offers, 'plan')];
  }

  private ways(language: Language): Pick<PackagesView, 'builder' | 'promotions' | 'priceGuide'> {
    return {
      builder: {
        name: this.offers.page('builder', language).title,
        href: pathOf({ name: 'buildPackage', params: {} }, language),
      },
      promotions: {
        name: this.offers.page('promotions', language).title,
        href: pathOf({ name: 'promotions', params: {} }, language),
      },
      priceGuide: {
        name: this.offers.page('price-guide', language).title,
        href: pathOf({ name: 'priceGuide', params: {} }, language),
      },
    };
  }
}
