import { buyRoute, oncePer, type Product, translated } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { ListedPage } from '../../../screen/screen-handler.js';

export const ticketLister = (content: ContentSource) =>
  oncePer((catalogue: readonly Product[]): readonly ListedPage[] =>
    catalogue.map((product) => ({
      route: buyRoute(product),
      group: product.tourOnly ? 'tours' : 'parks',
      name: translated((language) => content.place(product.slug, language)?.name ?? product.name),
    })),
  );
