import {
  type CartLine,
  type CartPackage,
  choiceQuery,
  type Language,
  pathOf,
  type Product,
  stripQuery,
} from '@shop/domain';

/** Where the form of the cart's open line or package stands. */
export const editPart = 'edit';

const cartWith = (query: URLSearchParams, language: Language): string =>
  `${pathOf({ name: 'cart', params: {} }, language)}?${query}#${editPart}`;

/** The cart with a loose line open as it is; nowhere for what is sold no more. */
export const openLine = (
  { id }: CartLine,
  product: Product | undefined,
  language: Language,
): string => (product ? cartWith(new URLSearchParams({ line: id }), language) : '');

/** The cart with a loose line open and these choices of it filled in. */
export function lineAddress(
  line: CartLine,
  product: Product | undefined,
  language: Language,
): string {
  if (!product) return '';
  const isOpenTicket = line.day === undefined;
  return cartWith(choiceQuery({ ...line, line: line.id, isOpenTicket }), language);
}

/** The cart with a package open as it is. */
export const openPackage = ({ id }: Pick<CartPackage, 'id'>, language: Language): string =>
  cartWith(new URLSearchParams({ package: id }), language);

/** The cart with a package open, these choices filled in, and one of its tickets in view. */
export function packageAddress(
  { id, people, extras, pickup }: Pick<CartPackage, 'id' | 'people' | 'extras' | 'pickup'>,
  parts: readonly CartLine[],
  language: Language,
  slot = 0,
): string {
  return cartWith(stripQuery({ parts, slot, people, extras, pickup, editing: id }), language);
}
