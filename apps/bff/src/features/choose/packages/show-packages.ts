import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  type Language,
  type Money,
  parkDayAt,
  pathOf,
  type Product,
  productOf,
} from '@shop/domain';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissingPlaces, statusOf } from '../../../presenters/present-missing.js';
import { packagesScreen, type PackagesView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';
import { planPackage } from '../builder/plan-package.js';
import { presentPackage, type SoldPackage } from './present-package.js';

const oneAdult = { ADULT: 1, CHILD: 0, INFANT: 0 };
/** The same number of days as for the lowest price of a single ticket. */
const daysLookedAt = 30;

/** Premade packages: drafts whose tickets need only a day. */
@Injectable()
export class ShowPackages implements ScreenHandler {
  readonly routes = ['packages'] as const;
  readonly sharedBy = [] as const;

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { path, visitor } = question;
    const { language, currency } = visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const { title, lead, around } = presentOfferPage('packages', this.offers, language);
    const facts = { from: valueOr(prices, new Map<string, never>()), language };
    const sold = await this.soldPackages(valueOr(products, []), question);
    const view: PackagesView = {
      title,
      lead,
      packages: sold.map((one) => presentPackage(one, facts, this.content)),
      ...this.ways(language),
      problem: presentMissingPlaces(products, prices, { language, path }),
    };
    const status = statusOf(products);
    return shown(packagesScreen, view, { ...around, section: 'packages', status });
  }

  async listed() {
    return [listedOfferPage('packages', this.offers, 'plan')];
  }

  private soldPackages(
    catalogue: readonly Product[],
    question: PageQuestion,
  ): Promise<readonly SoldPackage[]> {
    const known = this.offers.packages(question.visitor.language).flatMap((text) => {
      const products = text.slugs.flatMap((slug) => productOf(catalogue, slug) ?? []);
      const isSold = products.length > 0 && products.length === text.slugs.length;
      return isSold ? [{ text, products }] : [];
    });
    return Promise.all(
      known.map(async ({ text, products }) => {
        const total = await this.lowestTotal(products, question);
        return { text, products, total };
      }),
    );
  }

  /** Adult price on the cheapest days (docs/rules/packages.md#premade). */
  private async lowestTotal(
    products: readonly Product[],
    question: PageQuestion,
  ): Promise<Money | undefined> {
    const today = parkDayAt(question.now);
    const parts = products.map((product) => ({
      product,
      part: { slug: product.slug, day: undefined, time: undefined, components: [] },
    }));
    const plan = await planPackage(
      this.catalogue,
      { parts, draft: { people: oneAdult } },
      { from: today, to: addDays(today, daysLookedAt - 1) },
      question,
    );
    return plan?.kind === 'found' ? plan.best.total : undefined;
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
