import {
  type CartLine,
  type CartPackage,
  choiceQuery,
  type Language,
  packageDraftQuery,
  type PartyChoice,
  partyChoiceOf,
  pathOf,
  type Product,
} from '@shop/domain';

export const editPart = 'edit';

const cartWith = (query: URLSearchParams, language: Language): string =>
  `${pathOf({ name: 'cart', params: {} }, language)}?${query}#${editPart}`;

/** Cart URL that opens a single ticket; empty if it is no longer sold. */
export const openLine = (
  { id }: CartLine,
  product: Product | undefined,
  language: Language,
): string => (product ? cartWith(new URLSearchParams({ line: id }), language) : '');

export function lineAddress(
  line: CartLine,
  product: Product | undefined,
  language: Language,
): string {
  if (!product) return '';
  const isOpenTicket = line.day === undefined;
  return cartWith(choiceQuery({ ...line, line: line.id, isOpenTicket }), language);
}

export const openPackage = ({ id }: Pick<CartPackage, 'id'>, language: Language): string =>
  cartWith(new URLSearchParams({ package: id }), language);

/** Cart URL that opens a package with these choices, and one ticket in view. */
export function packageAddress(
  { id, ...choice }: PartyChoice & Pick<CartPackage, 'id'>,
  parts: readonly CartLine[],
  language: Language,
  slot = 0,
): string {
  const draft = { parts, slot, ...partyChoiceOf(choice), editing: id };
  return cartWith(packageDraftQuery(draft), language);
}
