import {
  type AddedPark,
  type Language,
  pathOf,
  type ReadStrip,
  stripQuery,
  writeDayOfMonth,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { LineReach } from '../../../presenters/present-skipped.js';

export function sayParks(
  strip: Pick<ReadStrip, 'parts' | 'people' | 'extras' | 'pickup' | 'editing'>,
  added: readonly AddedPark[] | undefined,
  language: Language,
  content: ContentSource,
): LineReach['parks'] {
  if (!added) return undefined;
  const more = added.map((one) => ({ ...one, time: undefined, components: [] }));
  const query = stripQuery({
    ...strip,
    parts: [...strip.parts, ...more],
    slot: strip.parts.length,
  });
  const names = added.map(({ slug, day }) => {
    const name = content.place(slug, language)?.name ?? slug;
    return `${name} (${writeDayOfMonth(day, language)})`;
  });
  const path = pathOf({ name: 'buildPackage', params: {} }, language);
  return { href: `${path}?${query}`, text: names.join(' + ') };
}
