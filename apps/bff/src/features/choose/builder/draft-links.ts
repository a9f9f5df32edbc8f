import { type PackageDraft, packageDraftQuery, pathOf } from '@shop/domain';
import type { PageQuestion } from '../../../screen/screen-handler.js';

/** URL of the current page (builder or cart) with this draft. */
export function draftHref(
  draft: PackageDraft,
  { visitor, route }: Pick<PageQuestion, 'visitor' | 'route'>,
  pressed: Readonly<Record<string, string>> = {},
): string {
  const query = packageDraftQuery(draft);
  for (const [name, value] of Object.entries(pressed)) query.set(name, value);
  return `${pathOf(route, visitor.language)}?${query}`;
}
