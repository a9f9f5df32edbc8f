import { type ReadStrip, stripQuery } from '@shop/domain';
import type { CartRefused } from './change-cart.js';
import type { RefusedForm } from './present-change.js';

/** Shows the form sent to `page` again; `ticketOf` names the part of a slug. */
export function stripForm(
  strip: ReadStrip,
  page: string,
  refusal: Pick<CartRefused, 'code' | 'part'> | undefined,
  ticketOf: (slug: string) => string,
): RefusedForm {
  const at = refusal?.part;
  const part = at === undefined ? undefined : strip.parts[at];
  // A package that is no longer in the cart can only be added.
  const editing = refusal?.code === 'unknownPackage' ? undefined : strip.editing;
  const again = { ...strip, editing };
  return {
    path: addressOf(again, page),
    changeDate: `${addressOf({ ...again, slot: at ?? strip.slot }, page)}#panel`,
    ticket: part && ticketOf(part.slug),
    fields: ['people', 'extras', 'pickup'],
  };
}

const addressOf = (strip: ReadStrip, page: string): string => `${page}?${stripQuery(strip)}`;
