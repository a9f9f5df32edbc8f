import type { Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';

/** A ticket that differs by what it includes is chosen on its place's page; a night is a visit of its own. */
export const hasOwnPoster = ({ slug, variantOf }: Product, content: ContentSource): boolean =>
  slug === variantOf || content.place(slug, 'en')?.label === 'night';
