import type { Product } from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';

/** A ticket that differs by what it includes is chosen on its place's page; a night is a visit of its own. */
export const isExperience = ({ slug, variantOf }: Product, content: ContentSource): boolean =>
  slug === variantOf || content.place(slug, 'en')?.label === 'night';

/** Every park, tour and night that has a poster of its own: what the shop counts (docs/glossary.md). */
export const experiencesOf = (
  catalogue: readonly Product[],
  content: ContentSource,
): readonly Product[] => catalogue.filter((product) => isExperience(product, content));

/** Says how many there are; while the catalogue can't be had the sentence does without a number. */
export function withCount(text: string, count: number): string {
  if (count > 0) return text.replace('{count}', String(count));
  const without = text.replace('{count} ', '');
  return `${without.charAt(0).toUpperCase()}${without.slice(1)}`;
}
