import { oncePer, type Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';

/** Whether a product counts as a visit of its own: nights do, other variants do not. */
export const isExperience = ({ slug, variantOf }: Product, content: ContentSource): boolean =>
  slug === variantOf || content.place(slug, 'en')?.label === 'night';

const experiencesBy = oncePer((content: ContentSource) =>
  oncePer((catalogue: readonly Product[]): readonly Product[] =>
    catalogue.filter((product) => isExperience(product, content)),
  ),
);

/** All parks, tours and nights with a poster: what the shop counts (docs/glossary.md). */
export const experiencesOf = (
  catalogue: readonly Product[],
  content: ContentSource,
): readonly Product[] => experiencesBy(content)(catalogue);

/** Fills in the count; without a catalogue the sentence omits it. */
export function withCount(text: string, count: number): string {
  if (count > 0) return text.replace('{count}', String(count));
  const without = text.replace('{count} ', '');
  return `${without.charAt(0).toUpperCase()}${without.slice(1)}`;
}
