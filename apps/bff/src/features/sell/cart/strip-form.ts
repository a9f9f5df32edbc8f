import { type Language, pathOf, type ReadStrip, stripQuery } from '@shop/domain';
import type { CartRefused } from './change-cart.js';
import type { RefusedForm } from './present-change.js';

/** The builder's form as it was sent, to be shown again; `ticketOf` names the part of a slug. */
export function stripForm(
  strip: ReadStrip,
  language: Language,
  refusal: Pick<CartRefused, 'code' | 'part'> | undefined,
  ticketOf: (slug: string) => string,
): RefusedForm {
  const at = refusal?.part;
  const part = at === undefined ? undefined : strip.parts[at];
  // What is in the cart no more can only be added.
  const editing = refusal?.code === 'unknownPackage' ? undefined : strip.editing;
  const again = { ...strip, editing };
  return {
    path: addressOf(again, language),
    changeDate: `${addressOf({ ...again, slot: at ?? strip.slot }, language)}#panel`,
    ticket: part && ticketOf(part.slug),
    fields: ['people', 'extras', 'pickup'],
  };
}

const addressOf = (strip: ReadStrip, language: Language): string =>
  `${pathOf({ name: 'buildPackage', params: {} }, language)}?${stripQuery(strip)}`;
