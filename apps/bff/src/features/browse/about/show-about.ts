import { Inject, Injectable } from '@nestjs/common';
import { type Money, pathOf, productOf } from '@shop/domain';
import { aboutScreen } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissing } from '../../../presenters/present-missing.js';
import { soldPages } from '../../../presenters/sold-pages.js';
import { CatalogueGateway, ContentSource, PlacesContent } from '@shop/ports/backends';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { describePlace } from './describe-place.js';
import { type AboutFacts, presentAbout } from './present-about.js';

/** About page of a place. Hours and prices come from the catalogue and may be missing. */
@Injectable()
export class ShowAbout implements ScreenHandler {
  readonly routes = ['about'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const { park = '' } = question.route.params;
    const about = this.places.about(park, language);
    const place = about && this.content.place(about.slug, language);
    if (!place) return { kind: 'notFound' };
    const sold = await this.gather(question);
    const product = productOf(sold.catalogue, about.slug);
    if (!product && !sold.problem) return { kind: 'notFound' };
    const facts = { park, about, place, product, ...sold };
    const view = presentAbout(facts, this.content, language);
    const { listTitle } = this.content.site(language);
    return shown(aboutScreen, view, {
      head: {
        title: about.title,
        description: about.summary,
        isIndexed: true,
        wall: view.wall,
        subject: about.slug,
        data: [describePlace(about, place, product)],
      },
      breadcrumb: [
        { name: listTitle, href: pathOf({ name: 'list', params: {} }, language) },
        { name: about.page, href: pathOf(question.route, language) },
      ],
      section: about.type === 'TouristTrip' ? 'tours' : 'parks',
    });
  }

  async listed(): Promise<readonly ListedPage[]> {
    const slugOf = (key: string) => this.places.about(key, 'en')?.slug;
    const sold = soldPages(this.places.pages.about, slugOf, await this.catalogue.products());
    return sold.map(({ key, name }) => ({
      route: { name: 'about', params: { park: key } },
      group: 'places',
      name,
    }));
  }

  private async gather({
    visitor,
    path,
  }: PageQuestion): Promise<Pick<AboutFacts, 'catalogue' | 'pricesFrom' | 'problem'>> {
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(visitor.currency),
    ]);
    return {
      catalogue: valueOr(products, []),
      pricesFrom: valueOr(prices, new Map<string, Money>()),
      problem: presentMissing([products, prices], 'prices', { ...visitor, path }),
    };
  }
}
