import { Inject, Injectable } from '@nestjs/common';
import { pathOf } from '@shop/domain';
import { thingsToDoScreen } from '@shop/ports/screens';
import { valueOr } from '../../../presenters/value-or.js';
import { presentMissingPlaces } from '../../../presenters/present-missing.js';
import { CatalogueGateway, ContentSource, PlacesContent } from '@shop/ports/backends';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { offersOf } from '../../../presenters/present-posters.js';
import { describeThings, presentThingsToDo } from './present-things-to-do.js';

/** Things to do in a town, by theme. Without the catalogue the town's own items are still shown. */
@Injectable()
export class ShowThingsToDo implements ScreenHandler {
  readonly routes = ['thingsToDo'] as const;
  readonly sharedBy = [];

  constructor(
    @Inject(CatalogueGateway) private readonly catalogue: CatalogueGateway,
    @Inject(ContentSource) private readonly content: ContentSource,
    @Inject(PlacesContent) private readonly places: PlacesContent,
  ) {}

  async show(question: PageQuestion): Promise<ShowOutcome> {
    const { language } = question.visitor;
    const { place: town = '' } = question.route.params;
    const text = this.places.destination(town, language);
    if (!text) return { kind: 'notFound' };
    const facts = { town, text, ...(await this.gather(question)) };
    const view = presentThingsToDo(facts, this.content, this.places, language);
    return shown(thingsToDoScreen, view, {
      head: {
        title: text.title,
        description: text.summary,
        isIndexed: true,
        wall: view.wall,
        subject: text.sceneOf,
        data: [describeThings(view)],
      },
      breadcrumb: [
        { name: this.content.site(language).listTitle, href: view.list },
        { name: text.page, href: pathOf(question.route, language) },
      ],
    });
  }

  listed(): Promise<readonly ListedPage[]> {
    return Promise.resolve(
      this.places.pages.destinations.map(({ key, name }) => ({
        route: { name: 'thingsToDo', params: { place: key } },
        group: 'places',
        menu: 'places',
        name,
      })),
    );
  }

  private async gather({ visitor: { currency, language }, path, now }: PageQuestion) {
    const [products, prices] = await Promise.all([
      this.catalogue.products(),
      this.catalogue.pricesFrom(currency),
    ]);
    const catalogue = valueOr(products, []);
    return {
      catalogue,
      offers: await offersOf(catalogue, prices, this.catalogue, { currency, now }),
      problem: presentMissingPlaces(products, prices, { language, path }),
    };
  }
}
