import {
  addDays,
  buyRoute,
  errorText,
  isOpenAt,
  type Language,
  maxPeople,
  parkDayAt,
  pathOf,
  type Product,
  saleHorizonDays,
  writeTime,
} from '@shop/domain';
import type { CatalogueGateway, ContentSource } from '@shop/ports/backends';
import type { HomeView } from '@shop/ports/screens';
import type { PageQuestion, ScreenHandler, ShowOutcome } from '../pages/screen-handler.js';
import { presentScene } from '../present/present-line.js';
import { presentPoster } from '../present/present-poster.js';

/** The home page: hero, trip planner, posters, what is open now. */
export class ShowHome implements ScreenHandler {
  readonly routes = ['home'] as const;

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
    const site = this.content.site(language);
    const all = products.kind === 'ok' ? products.answer : [];
    const posters = site.posters
      .map((slug) => all.find((product) => product.slug === slug))
      .filter((product) => product !== undefined);
    const view: HomeView = {
      title: site.line,
      lead: site.homeLead,
      hero: this.hero(site.heroSlug, all, language),
      planner: this.planner(all, site.heroSlug, question),
      posters: posters.map((product) =>
        presentPoster(
          product,
          this.content,
          language,
          prices.kind === 'ok' ? prices.answer.get(product.slug) : undefined,
        ),
      ),
      all: { name: '', href: pathOf({ name: 'list', params: {} }, language) },
      openNow: this.openNow(all, question),
      problem: products.kind === 'ok' ? undefined : errorText('prices', language),
    };
    return {
      kind: 'shown',
      screen: 'home',
      view,
      head: {
        title: site.homeTitle,
        description: site.homeSummary,
        isIndexed: true,
        wall: view.hero.wall,
      },
      breadcrumb: [],
      section: 'home',
    };
  }

  private hero(slug: string, all: readonly Product[], language: Language): HomeView['hero'] {
    const product = all.find((candidate) => candidate.slug === slug);
    return {
      slug,
      name: this.content.place(slug, language)?.name ?? '',
      href: product
        ? pathOf(buyRoute(product), language)
        : pathOf({ name: 'list', params: {} }, language),
      ...presentScene(this.content, slug, language),
    };
  }

  private planner(
    all: readonly Product[],
    chosen: string,
    { visitor, now }: PageQuestion,
  ): HomeView['planner'] {
    const { language } = visitor;
    const today = parkDayAt(now);
    return {
      action: '/api/plan',
      products: all.map(({ slug, name }) => {
        const place = this.content.place(slug, language);
        return { slug, name: place?.name ?? name, kind: place?.kind ?? '' };
      }),
      chosen,
      minDay: today,
      maxDay: addDays(today, saleHorizonDays),
      day: addDays(today, 7),
      adults: 2,
      children: 0,
      maxPeople,
    };
  }

  private openNow(all: readonly Product[], { visitor, now }: PageQuestion): HomeView['openNow'] {
    return all
      .filter(({ slug, variantOf }) => slug === variantOf)
      .flatMap((product) => {
        const { schedule } = product;
        if (schedule.type !== 'OPENING_HOURS' || !isOpenAt(schedule, now)) return [];
        return [
          {
            name: this.content.place(product.slug, visitor.language)?.name ?? product.name,
            href: pathOf(buyRoute(product), visitor.language),
            closes: writeTime(schedule.to),
            wall: presentScene(this.content, product.slug, visitor.language).wall,
          },
        ];
      });
  }
}
