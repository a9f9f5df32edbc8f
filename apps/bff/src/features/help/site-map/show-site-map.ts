import { Inject, Injectable } from '@nestjs/common';
import { pathOf, routeNames, type Translated } from '@shop/domain';
import { ContentSource } from '@shop/ports/backends';
import { siteMapScreen, type SiteMapView } from '@shop/ports/screens';
import { pageSize } from '../../../presenters/present-paging.js';
import {
  type ListedPage,
  type PageQuestion,
  type ScreenHandler,
  shown,
  type ShowOutcome,
} from '../../../screen/screen-handler.js';
import { Screens } from '../../../screen/screens.js';

const titles: Translated = { es: 'Mapa del sitio', en: 'Site map', pt: 'Mapa do site' };
const summaries: Translated = {
  es: 'Todas las páginas de Coralibrí en una sola lista: parques, tours, hoteles, destinos, ayuda y avisos legales.',
  en: 'Every page of Coralibrí in one list: parks, tours, hotels, destinations, help and legal notices.',
  pt: 'Todas as páginas da Coralibrí em uma só lista: parques, passeios, hotéis, destinos, ajuda e avisos legais.',
};

const groups: readonly ListedPage['group'][] = [
  'shop',
  'parks',
  'tours',
  'hotels',
  'places',
  'help',
  'legal',
];

@Injectable()
export class ShowSiteMap implements ScreenHandler {
  readonly routes = ['siteMap'] as const;
  readonly sharedBy = [];
  readonly isWithoutPrices = true;

  constructor(
    private readonly screens: Screens,
    @Inject(ContentSource) private readonly content: ContentSource,
  ) {}

  async show({ visitor }: PageQuestion): Promise<ShowOutcome> {
    const { language } = visitor;
    // The list, which has pages, leads to the products that are left out here.
    const listed = inTableOrder(await this.screens.listed());
    const title = titles[language];
    const view: SiteMapView = {
      title,
      groups: groups
        .map((key) => ({
          key,
          pages: listed
            .filter(({ group }) => group === key)
            .slice(0, pageSize)
            .map(({ route, name }) => ({ name: name[language], href: pathOf(route, language) })),
        }))
        .filter(({ pages }) => pages.length > 0),
    };
    return shown(siteMapScreen, view, {
      head: {
        title: `${title} · ${this.content.site(language).brand}`,
        description: summaries[language],
        isIndexed: true,
        wall: undefined,
      },
      breadcrumb: [{ name: title, href: pathOf({ name: 'siteMap', params: {} }, language) }],
    });
  }

  async listed(): Promise<readonly ListedPage[]> {
    return [{ route: { name: 'siteMap', params: {} }, group: 'help', menu: 'help', name: titles }];
  }
}

/** In the order of the route table, whatever order features loaded in. */
const inTableOrder = (pages: readonly ListedPage[]): readonly ListedPage[] =>
  pages.toSorted((a, b) => routeNames.indexOf(a.route.name) - routeNames.indexOf(b.route.name));
