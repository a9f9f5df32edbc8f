import {
  type AddedPark,
  type Language,
  type PackageDraft,
  packageDraftQuery,
  type PartyChoice,
  pathOf,
  writeDayOfMonth,
} from '@shop/domain';
import type { ContentSource } from '@shop/ports/backends';
import type { EditLinks } from '../../../presenters/present-skipped.js';

export function sayParks(
  draft: PartyChoice & Pick<PackageDraft, 'parts' | 'editing'>,
  added: readonly AddedPark[] | undefined,
  language: Language,
  content: ContentSource,
): EditLinks['parks'] {
  if (!added) return undefined;
  const more = added.map((one) => ({ ...one, time: undefined, components: [] }));
  const query = packageDraftQuery({
    ...draft,
    parts: [...draft.parts, ...more],
    slot: draft.parts.length,
  });
  const names = added.map(({ slug, day }) => {
    const name = content.place(slug, language)?.name ?? slug;
    return `${name} (${writeDayOfMonth(day, language)})`;
  });
  const path = pathOf({ name: 'buildPackage', params: {} }, language);
  return { href: `${path}?${query}`, text: names.join(' + ') };
}
