import { type PackageDraft, packageDraftQuery } from '@shop/domain';
import type { CartRefused } from './change-cart.js';
import type { RefusedForm } from './present-change.js';

/** Shows the form sent to `page` again; `ticketOf` names the part of a slug. */
export function draftForm(
  draft: PackageDraft,
  page: string,
  refusal: Pick<CartRefused, 'code' | 'part'> | undefined,
  ticketOf: (slug: string) => string,
): RefusedForm {
  const at = refusal?.part;
  const part = at === undefined ? undefined : draft.parts[at];
  // A package that is no longer in the cart can only be added.
  const editing = refusal?.code === 'unknownPackage' ? undefined : draft.editing;
  const again = { ...draft, editing };
  return {
    path: addressOf(again, page),
    changeDate: `${addressOf({ ...again, slot: at ?? draft.slot }, page)}#panel`,
    ticket: part && ticketOf(part.slug),
    fields: ['people', 'extras', 'pickup'],
  };
}

const addressOf = (draft: PackageDraft, page: string): string =>
  `${page}?${packageDraftQuery(draft)}`;
