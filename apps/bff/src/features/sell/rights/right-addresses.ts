import { type Language, pathOf, type RightKind, rightKinds } from '@shop/domain';

/** The parts of the order's page that addresses lead to. */
export const rightsPart = 'rights';
export const formPart = 'right';

/** A form of a ticket's right, or the one by which a stay gets other nights. */
export type OpenedKind = RightKind | 'changeStay';
const openedKinds = [...rightKinds, 'changeStay'] as const;

/** What is chosen in a form beside its right. */
export type RightQuery = Readonly<Record<string, string | readonly string[]>>;

/** The order's page with the form of a right opened. */
export function rightAddress(
  order: string,
  language: Language,
  kind: OpenedKind,
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
): { readonly kind: OpenedKind; readonly lines: readonly string[] } | undefined {
  const kind = openedKinds.find((one) => one === query.get('right'));
  return kind && { kind, lines: query.getAll('line') };
}
