import { type Language, pathOf, type RightKind, rightKinds } from '@shop/domain';

export const rightsPart = 'rights';
export const formPart = 'right';

/** A form of the order page: a ticket's right, or other nights for a stay. */
export type OpenedKind = RightKind | 'changeStay';
const openedKinds = [...rightKinds, 'changeStay'] as const;

export type RightQuery = Readonly<Record<string, string | readonly string[]>>;

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

export function openedIn(
  query: URLSearchParams,
): { readonly kind: OpenedKind; readonly lines: readonly string[] } | undefined {
  const kind = openedKinds.find((one) => one === query.get('right'));
  return kind && { kind, lines: query.getAll('line') };
}
