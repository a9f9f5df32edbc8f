import { buyRoute, type Product, translated } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ListedPage } from '../../../screen/screen-handler.js';

export const listTickets = (
  catalogue: readonly Product[],
  content: ContentSource,
): readonly ListedPage[] =>
  catalogue.map((product) => ({
    route: buyRoute(product),
    group: product.tourOnly ? 'tours' : 'parks',
    name: translated((language) => content.place(product.slug, language)?.name ?? product.name),
  }));
