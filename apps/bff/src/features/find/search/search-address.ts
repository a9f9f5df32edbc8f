import { type Language, pathOf, type SearchGroup, searchGroups } from '@shop/domain';
import { readPage } from '../../../presenters/present-paging.js';

/** Query of the results page: `?q=laguna&kind=parks&page=2`. */
export interface SearchChoice {
  readonly query: string;
  readonly kind: 'all' | SearchGroup;
  /** Starts at 1. */
  readonly page: number;
}

/** Unknown groups and invalid pages are ignored. */
export function readSearchChoice(query: string, fields: URLSearchParams): SearchChoice {
  const kind = searchGroups.find((key) => key === fields.get('kind')) ?? 'all';
  return { query, kind, page: readPage(fields.get('page')) };
}

export function searchAddress(language: Language, { query, kind, page }: SearchChoice): string {
  const fields = new URLSearchParams({ q: query });
  if (kind !== 'all') fields.set('kind', kind);
  if (page > 1) fields.set('page', String(page));
  return `${pathOf({ name: 'search', params: {} }, language)}?${fields}`;
}
