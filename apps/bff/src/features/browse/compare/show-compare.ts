import { Inject, Injectable } from '@nestjs/common';
import {
  buyRoute,
  fewestCompared,
  type Language,
  type Money,
  mostCompared,
  pathOf,
  type Product,
  productOf,
  readPicks,
} from '@shop/domain';
import { CatalogueGateway, ContentSource, OffersContent } from '@shop/ports/backends';
import { isUnknownQuery } from '../../../screen/is-unknown-query.js';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissingPlaces, statusOf } from '../../../presenters/present-missing.js';
import { compareGroups, compareScreen, type CompareView } from '@shop/ports/screens';
import {
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { isExperience } from '../../../presenters/experiences.js';
import { presentScene } from '../../../presenters/present-line.js';
import { builderWith, canBePackage } from '../../../presenters/builder-with.js';
import { presentMoney } from '../../../presenters/present-money.js';
import { listedOfferPage, presentOfferPage } from '../../../screen/present-offer-page.js';
import { firstOf } from '../../../presenters/first-of.js';
import { pageSize } from '../../../presenters/present-paging.js';
import { presentPoster } from '../../../presenters/present-poster.js';
import { rows } from './compare-rows.js';
import { differs } from './differing-rows.js';

type Compared = Extract<CompareView, { kind: 'compared' }>;
type Prices = ReadonlyMap<string, Money>;

/** Compares up to four places. With fewer than two in the URL it shows the selection. */
@Injectable()
export class ShowCompare implements ScreenHandler {
  readonly routes = ['compare'] as const;
  readonly sharedBy = ['pick', 'only'] as const;

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(OffersContent) private readonly offers: OffersContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = question.visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const all = valueOr(products, []);
    const isSold = (slug: string) => productOf(all, slug) !== undefined;
    const picks = readPicks(question.query.getAll('pick'), isSold);
    const picked = picks.flatMap((slug) => productOf(all, slug) ?? []);
    const from: Prices = valueOr(prices, new Map());
    const { path } = question;
    const problem = presentMissingPlaces(products, prices, { language, path });
    const { title, lead, href, around } = presentOfferPage('compare', this.offers, language);
    const same = { title, lead, problem };
    const view: CompareView =
      picked.length < fewestCompared
        ? { kind: 'choosing', ...same, ...this.choice(all, picks, from, href, language) }
        : { kind: 'compared', ...same, ...this.table(picked, from, href, question) };
    const understood = { pick: picks, only: ['differences'] };
    return shown(compareScreen, view, {
      ...around,
      status: statusOf(products),
      hasUnknownQuery: isUnknownQuery(question.query, this.sharedBy, understood),
    });
  }

  async listed() {
    return [listedOfferPage('compare', this.offers, 'plan')];
  }

  private choice(
    all: readonly Product[],
    picked: readonly string[],
    from: Prices,
    action: string,
    language: Language,
  ): Pick<Extract<CompareView, { kind: 'choosing' }>, 'picks' | 'posters'> {
    return {
      picks: { action, fewest: fewestCompared, most: mostCompared, picked },
      posters: firstOf(
        all,
        (product) => isExperience(product, this.content) || picked.includes(product.slug),
        pageSize,
      ).map((product) => presentPoster(product, this.content, language, from.get(product.slug))),
    };
  }

  private table(
    picked: readonly Product[],
    from: Prices,
    page: string,
    { visitor: { language }, query }: PageQuestion,
  ): Omit<Compared, 'kind' | 'title' | 'lead' | 'problem'> {
    const isOn = query.get('only') === 'differences';
    const slugs = picked.map(({ slug }) => slug);
    const compared = picked.map((product) => {
      return { product, place: this.content.place(product.slug, language) };
    });
    const filled = rows.map(({ key, group, cell }) => {
      return { key, group, cells: compared.map((one) => cell(one, language)) };
    });
    const differing = filled.filter(({ cells }) => differs(cells));
    const shown = isOn ? differing : filled;
    return {
      columns: compared.map(({ product }) => ({
        ...this.column(product, from, language),
        without: addressOf(
          page,
          slugs.filter((slug) => slug !== product.slug),
          isOn,
        ),
      })),
      groups: compareGroups
        .map((key) => ({ key, rows: shown.filter(({ group }) => group === key).map(withoutGroup) }))
        .filter((group) => group.rows.length > 0),
      differences: {
        isOn,
        href: addressOf(page, slugs, !isOn),
        alike: filled.length - differing.length,
      },
      build: canBePackage(picked) ? builderWith(picked, language) : undefined,
      change: `${pathOf({ name: 'list', params: {} }, language)}?compare=1&pick=${slugs.join(',')}`,
    };
  }

  private column(
    product: Product,
    from: Prices,
    language: Language,
  ): Omit<Compared['columns'][number], 'without'> {
    const place = this.content.place(product.slug, language);
    const price = from.get(product.slug);
    return {
      slug: product.slug,
      name: place?.name ?? product.name,
      kind: place?.kind ?? '',
      ...presentScene(this.content, product.slug, language),
      href: pathOf(buyRoute(product), language),
      from: price && presentMoney(price, language),
    };
  }
}

const withoutGroup = ({ key, cells }: Compared['groups'][number]['rows'][number]) => ({
  key,
  cells,
});

/** Keeps commas unencoded, so that the URL is readable. */
function addressOf(page: string, slugs: readonly string[], onlyDifferences: boolean): string {
  const only = onlyDifferences ? '&only=differences' : '';
  return `${page}?pick=${slugs.join(',')}${only}`;
}
