import {
  fewestCompared,
  type Language,
  type Money,
  mostCompared,
  pathOf,
  type Product,
  readPicks,
  translated,
} from '@shop/domain';
import type { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { ListView } from '@shop/ports/screens';
import type {
  ListedPage,
  PageQuestion,
  ScreenHandler,
  ShowOutcome,
} from '../pages/screen-handler.js';
import { hasOwnPoster } from '../present/has-own-poster.js';
import { presentPoster } from '../present/present-poster.js';
import { presentProblem } from '../present/present-problem.js';
import { describeList } from '../present/structured-data.js';

const filterKeys = ['park', 'tour', 'water', 'adventure', 'culture', 'night', 'children'] as const;
type FilterKey = (typeof filterKeys)[number];
const sortKeys = ['featured', 'price', 'name'] as const;
type SortKey = (typeof sortKeys)[number];

/** Parks and tours: everything that is sold, filtered and sorted by the address. */
export class ShowList implements ScreenHandler {
  readonly routes = ['list'] as const;
  readonly sharedBy = ['kind', 'sort', 'compare', 'pick'];

  constructor(
    private readonly catalogue: CatalogueGateway,
    private readonly content: ContentSource,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = question.visitor;
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const all =
      products.kind === 'ok'
        ? products.answer.filter((one) => hasOwnPoster(one, this.content))
        : [];
    const from: ReadonlyMap<string, Money> = prices.kind === 'ok' ? prices.answer : new Map();
    const site = this.content.site(language);
    const filter = filterKeys.find((key) => key === question.query.get('kind'));
    const sort = sortKeys.find((key) => key === question.query.get('sort')) ?? 'featured';
    const own = pathOf({ name: 'list', params: {} }, language);
    const comparing = question.query.get('compare') === '1';
    const chosen = all.filter((product) => this.isIn(product, filter, language));
    const view: ListView = {
      title: site.listTitle,
      lead: site.listSummary,
      filters: filterKeys.map((key) => ({
        key,
        href: address(own, key === filter ? undefined : key, sort, comparing),
        isOn: key === filter,
        count: all.filter((product) => this.isIn(product, key, language)).length,
      })),
      sorts: sortKeys.map((key) => ({
        key,
        href: address(own, filter, key, comparing),
        isOn: key === sort,
      })),
      posters: sorted(chosen, sort, from).map((product) =>
        presentPoster(product, this.content, language, from.get(product.slug)),
      ),
      clear: address(own, undefined, 'featured', comparing),
      compare: {
        toggle: address(own, filter, sort, !comparing),
        picks: comparing ? this.picks(question, all, language) : undefined,
      },
      problem:
        products.kind === 'ok'
          ? undefined
          : presentProblem('prices', language, [{ kind: 'retry', href: question.path }]),
    };
    return {
      kind: 'shown',
      screen: 'list',
      view,
      head: {
        title: `${site.listTitle} · ${site.brand}`,
        description: site.listSummary,
        isIndexed: true,
        wall: undefined,
        data: describeList(site.listTitle, view.posters),
      },
      breadcrumb: [{ name: site.listTitle, href: own }],
      ...(filter === 'tour' ? { section: 'tours' } : { section: 'parks' }),
      status: products.kind === 'ok' ? 200 : 503,
    };
  }

  listed(): Promise<readonly ListedPage[]> {
    const name = translated((language) => this.content.site(language).listTitle);
    return Promise.resolve([{ route: { name: 'list', params: {} }, group: 'shop', name }]);
  }

  private picks(
    { query }: PageQuestion,
    all: readonly Product[],
    language: Language,
  ): ListView['compare']['picks'] {
    return {
      action: pathOf({ name: 'compare', params: {} }, language),
      fewest: fewestCompared,
      most: mostCompared,
      picked: readPicks(
        query.getAll('pick'),
        all.map(({ slug }) => slug),
      ),
    };
  }

  private isIn(product: Product, filter: FilterKey | undefined, language: Language): boolean {
    if (!filter) return true;
    if (filter === 'park' || filter === 'tour') return product.tourOnly === (filter === 'tour');
    return this.content.place(product.slug, language)?.tags.includes(filter) ?? false;
  }
}

function address(
  page: string,
  filter: FilterKey | undefined,
  sort: SortKey,
  isComparing: boolean,
): string {
  const query = new URLSearchParams();
  if (filter) query.set('kind', filter);
  if (sort !== 'featured') query.set('sort', sort);
  if (isComparing) query.set('compare', '1');
  return query.size ? `${page}?${query}` : page;
}

function sorted(
  products: readonly Product[],
  sort: SortKey,
  from: ReadonlyMap<string, Money>,
): readonly Product[] {
  if (sort === 'name') return [...products].sort((a, b) => (a.slug < b.slug ? -1 : 1));
  if (sort === 'featured') return products;
  const price = ({ slug }: Product) => from.get(slug)?.amount ?? Infinity;
  return [...products].sort((a, b) => price(a) - price(b));
}
