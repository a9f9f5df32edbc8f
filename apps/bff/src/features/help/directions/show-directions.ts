import { Inject, Injectable } from '@nestjs/common';
import { pathOf, productOf } from '@shop/domain';
import {
  CatalogueGateway,
  ContentSource,
  type DirectionsText,
  PlacesContent,
} from '@shop/ports/backends';
import { valueOr } from '../../../presenters/value-or.js';
import { isAnswered } from '../../../presenters/present-missing.js';
import { soldPages } from '../../../presenters/sold-pages.js';
import { directionsScreen, type StructuredData } from '@shop/ports/screens';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { presentDirections } from './present-directions.js';

/** Directions to a place. Without the catalogue only its hours are missing. */
@Injectable()
export class ShowDirections implements ScreenHandler {
  readonly routes = ['directions'] as const;
  readonly sharedBy = [];
  readonly isWithoutPrices = true;

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language, layout } = question.visitor;
    const { park = '' } = question.route.params;
    const way = this.places.directions(park, language);
    const about = this.places.about(park, language);
    const place = way && this.content.place(way.slug, language);
    if (!place || !about) return { kind: 'notFound' };
    const products = await this.catalogue.products();
    const product = productOf(valueOr(products, []), way.slug);
    if (isAnswered(products) && !product) return { kind: 'notFound' };
    const facts = { park, way, place, product, language, layout };
    const view = presentDirections(facts, this.content);
    return shown(directionsScreen, view, {
      head: {
        title: way.title,
        description: way.summary,
        isIndexed: true,
        wall: view.wall,
        subject: way.slug,
        data: [describeSpot(way, place.name)],
      },
      breadcrumb: [
        { name: place.name, href: view.about },
        { name: way.page, href: pathOf(question.route, language) },
      ],
      section: about.type === 'TouristTrip' ? 'tours' : 'parks',
    });
  }

  async listed(): Promise<readonly ListedPage[]> {
    const slugOf = (key: string) => this.places.directions(key, 'en')?.slug;
    const sold = soldPages(this.places.pages.directions, slugOf, await this.catalogue.products());
    return sold.map(({ key, name }, i) => ({
      route: { name: 'directions', params: { park: key } },
      group: 'help',
      // The menu links one page, which links to the others.
      menu: i === 0 ? 'help' : undefined,
      name,
    }));
  }
}

const describeSpot = (way: DirectionsText, name: string): StructuredData => ({
  '@type': 'Place',
  name,
  address: way.address,
  geo: { '@type': 'GeoCoordinates', latitude: way.latitude, longitude: way.longitude },
});
