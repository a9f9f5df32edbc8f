import { buyRoute, type Language, type Money, pathOf, type Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { PosterView } from '@shop/ports/screens';
import { presentScene, writeSchedule } from './present-line.js';
import { presentMoney } from './present-money.js';

/** A product as a card, without a price if prices failed. */
export function presentPoster(
  product: Product,
  content: ContentSource,
  language: Language,
  price: Money | undefined,
): PosterView {
  const place = content.place(product.slug, language);
  const { wall, scene } = presentScene(content, product.slug, language);
  return {
    slug: product.slug,
    href: pathOf(buyRoute(product), language),
    name: place?.name ?? product.name,
    kind: place?.kind ?? '',
    hours: writeSchedule(product, undefined, language),
    duration: place?.duration ?? '',
    wall,
    // Decorative: the name is next to it.
    scene: { ...(scene.src && { src: scene.src }), alt: '' },
    label: place?.label,
    from: price ? presentMoney(price, language) : undefined,
    closedUntil: undefined,
  };
}
