import { type Language, pathOf } from '@shop/domain';
import { readPage } from '../../../presenters/present-paging.js';

export const filterKeys = [
  'park',
  'tour',
  'water',
  'adventure',
  'culture',
  'night',
  'children',
] as const;
export type FilterKey = (typeof filterKeys)[number];

export const sortKeys = ['featured', 'price', 'name'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Query of the list: `?kind=tour&sort=price&compare=1&page=2`. */
export interface ListChoice {
  readonly filter: FilterKey | undefined;
  readonly sort: SortKey;
  readonly isComparing: boolean;
  /** From 1. */
  readonly page: number;
}

/** Unknown filters and sort keys are ignored. */
export const readChoice = (query: URLSearchParams): ListChoice => ({
  filter: filterKeys.find((key) => key === query.get('kind')),
  sort: sortKeys.find((key) => key === query.get('sort')) ?? 'featured',
  isComparing: query.get('compare') === '1',
  page: readPage(query.get('page')),
});

export function listAddress(
  language: Language,
  { filter, sort, isComparing, page }: ListChoice,
): string {
  const path = pathOf({ name: 'list', params: {} }, language);
  const query = new URLSearchParams();
  if (filter) query.set('kind', filter);
  if (sort !== 'featured') query.set('sort', sort);
  if (isComparing) query.set('compare', '1');
  if (page > 1) query.set('page', String(page));
  return query.size ? `${path}?${query}` : path;
}
