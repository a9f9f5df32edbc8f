import { type Language, pathOf, type Route, type RouteName } from '@shop/domain';
import type { OfferPage, OffersContent } from '@shop/ports/backends';
import type { ListedPage, Shown } from './screen-handler.js';

const routes: Readonly<Record<OfferPage, RouteName>> = {
  promotions: 'promotions',
  packages: 'packages',
  builder: 'buildPackage',
  'price-guide': 'priceGuide',
  compare: 'compare',
  gallery: 'gallery',
};

const routeOf = (page: OfferPage): Route => ({ name: routes[page], params: {} });

export function presentOfferPage(
  page: OfferPage,
  offers: OffersContent,
  language: Language,
): {
  readonly href: string;
  readonly title: string;
  readonly lead: string;
  readonly around: Pick<Shown, 'head' | 'breadcrumb'>;
} {
  const { title, lead, headTitle, summary } = offers.page(page, language);
  const href = pathOf(routeOf(page), language);
  return {
    href,
    title,
    lead,
    around: {
      head: { title: headTitle, description: summary, isIndexed: true, wall: undefined },
      breadcrumb: [{ name: title, href }],
    },
  };
}

export const listedOfferPage = (
  page: OfferPage,
  offers: OffersContent,
  menu: ListedPage['menu'],
): ListedPage => ({
  route: routeOf(page),
  group: 'shop',
  menu,
  name: {
    es: offers.page(page, 'es').title,
    en: offers.page(page, 'en').title,
    pt: offers.page(page, 'pt').title,
  },
});
