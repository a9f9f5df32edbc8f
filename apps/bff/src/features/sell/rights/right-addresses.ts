import { type Language, pathOf, type RightKind, rightKinds } from '@shop/domain';

/** The parts of the order's page that addresses lead to. */
export const rightsPart = 'rights';
export const formPart = 'right';

/** What is chosen in a form beside its right. */
export type RightQuery = Readonly<Record<string, string | readonly string[]>>;

/** The order's page with the form of a right opened. */
export function rightAddress(
  order: string,
  language: Language,
  kind: RightKind,
  chosen: RightQuery,
): string {
  const query = new URLSearchParams({ right: kind });
  for (const [name, value] of Object.entries(chosen))
    for (const one of [value].flat()) query.append(name, one);
  return `${pathOf({ name: 'order', params: { id: order } }, language)}?${query}`;
}

/** What an address opens: a right, and of which tickets. */
export function openedIn(
  query: URLSearchParams,
): { readonly kind: RightKind; readonly lines: readonly string[] } | undefined {
  const kind = rightKinds.find((one) => one === query.get('right'));
  return kind && { kind, lines: query.getAll('line') };
}
