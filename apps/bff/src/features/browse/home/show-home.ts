import { Inject, Injectable } from '@nestjs/common';
import {
  addDays,
  buyRoute,
  guaranteesOfShop,
  hotelsRoute,
  type Language,
  maxPeople,
  parkDayAt,
  pathOf,
  type Product,
  productOf,
  saleHorizonDays,
  translated,
  writeShortDate,
} from '@shop/domain';
import {
  CatalogueGateway,
  ContentSource,
  HotelsContent,
  HotelsGateway,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissing } from '../../../presenters/present-missing.js';
import { experiencesOf, withCount } from '../../../presenters/experiences.js';
import { homeScreen, type HomeView } from '@shop/ports/screens';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { firstWith } from '../../../presenters/first-of.js';
import { presentCombo } from '../../../presenters/builder-with.js';
import { lowestStaysOf } from '../../../presenters/lowest-stays.js';
import { presentHotelCards } from '../../../presenters/present-hotel.js';
import { presentScene } from '../../../presenters/present-line.js';
import { offersOf, presentPosters } from '../../../presenters/present-posters.js';
import { describeList } from '../../../presenters/structured-data.js';
import { presentOpenNow } from './present-open-now.js';

@Injectable()
export class ShowHome implements ScreenHandler {
  readonly routes = ['home'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(HotelsGateway) private readonly hotels: HotelsGateway,
    @Inject(HotelsContent) private readonly hotelTexts: HotelsContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, currency } = question.visitor;
    const { now } = question;
    const asking = { currency, now };
    const hotels = this.hotels.pricesFrom(currency);
    const [products, prices, nights, stays] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
      hotels,
      hotels.then((nights) => lowestStaysOf(nights, this.hotels, asking)),
    ]);
    const site = this.content.site(language);
    const all = valueOr(products, []);
    const experiences = experiencesOf(all, this.content);
    const posters = postersOf(site.posters, all, experiences);
    const offers = await offersOf(posters, prices, this.catalogue, asking);
    const view: HomeView = {
      title: site.line,
      lead: withCount(site.homeLead, experiences.length),
      hero: this.hero(site.heroSlug, experiences, language),
      planner: this.planner(experiences, site.heroSlug, question),
      posters: presentPosters(posters, offers, this.content, language),
      all: { name: '', href: pathOf({ name: 'list', params: {} }, language) },
      openNow: presentOpenNow(all, this.content, question),
      promo: presentCombo(all, [], language),
      hotels: presentHotelCards(nights, this.hotelTexts, language, now, stays),
      allHotels: { name: '', href: pathOf(hotelsRoute, language) },
      guarantees: guaranteesOfShop(all),
      problem: presentMissing([products], 'catalogue', { ...question.visitor, path: question.path })
        ?.text,
    };
    return shown(homeScreen, view, {
      head: {
        title: site.homeTitle,
        description: withCount(site.homeSummary, experiences.length),
        isIndexed: true,
        wall: view.hero.wall,
        data: describeList(site.line, view.posters),
      },
      breadcrumb: [],
      section: 'home',
    });
  }

  listed(): Promise<readonly ListedPage[]> {
    const name = translated((language) => this.content.site(language).brand);
    return Promise.resolve([{ route: { name: 'home', params: {} }, group: 'shop', name }]);
  }

  /** The place of the season. If it is not sold here, its picture links to one that is. */
  private hero(
    slug: string,
    experiences: readonly Product[],
    language: Language,
  ): HomeView['hero'] {
    const product = productOf(experiences, slug) ?? experiences[0];
    const shown = product?.slug ?? slug;
    return {
      slug,
      name: this.content.place(shown, language)?.name ?? product?.name ?? '',
      href: product
        ? pathOf(buyRoute(product), language)
        : pathOf({ name: 'list', params: {} }, language),
      ...presentScene(this.content, slug, language),
    };
  }

  private planner(
    experiences: readonly Product[],
    chosen: string,
    { visitor, now }: PageQuestion,
  ): HomeView['planner'] {
    const { language } = visitor;
    const today = parkDayAt(now);
    const day = addDays(today, 7);
    const product = productOf(experiences, chosen);
    const page = product ? buyRoute(product) : ({ name: 'list', params: {} } as const);
    return {
      action: '/api/plan',
      products: firstWith(experiences, product).map(({ slug, name }) => {
        const place = this.content.place(slug, language);
        return { slug, name: place?.name ?? name, kind: place?.kind ?? '' };
      }),
      chosen,
      minDay: today,
      maxDay: addDays(today, saleHorizonDays),
      day,
      calendar: { name: writeShortDate(day, language), href: pathOf(page, language) },
      adults: 2,
      children: 0,
      maxPeople,
    };
  }
}

/** The operator's selection; if none of it is sold, what is. */
function postersOf(
  slugs: readonly string[],
  all: readonly Product[],
  experiences: readonly Product[],
): readonly Product[] {
  const chosen = slugs.flatMap((slug) => productOf(all, slug) ?? []);
  return chosen.length > 0 ? chosen : experiences.slice(0, slugs.length);
}
