import {
  buyRoute,
  type CartLine,
  type CartPackage,
  choiceQuery,
  type Language,
  pathOf,
  type Product,
  stripQuery,
} from '@shop/domain';

/** The buy page with the choices of a loose line filled in; nowhere for what is sold no more. */
export function lineAddress(
  line: CartLine,
  product: Product | undefined,
  language: Language,
): string {
  if (!product) return '';
  const query = choiceQuery({ ...line, line: line.id, isOpenTicket: line.day === undefined });
  return `${pathOf(buyRoute(product), language)}?${query}`;
}

/** The builder with the choices of a package filled in, and one of its tickets open. */
export function packageAddress(
  { id, people, extras, pickup }: Pick<CartPackage, 'id' | 'people' | 'extras' | 'pickup'>,
  parts: readonly CartLine[],
  language: Language,
  slot = 0,
): string {
  const strip = { parts, slot, people, extras, pickup, editing: id };
  return `${pathOf({ name: 'buildPackage', params: {} }, language)}?${stripQuery(strip)}`;
}
