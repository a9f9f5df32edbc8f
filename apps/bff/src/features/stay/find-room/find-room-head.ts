import { hotelsRoute, pathOf } from '@shop/domain';
import type { HotelsPageText } from '@shop/ports/backends';
import type { PageMeta, PageQuestion } from '../../../screen/screen-handler.js';
import { findRoomPath } from './stay-links.js';

/** Only the page without a search is indexed. */
export function findRoomHead(
  { visitor: { language }, query }: PageQuestion,
  { name, search }: HotelsPageText,
): PageMeta {
  const { title, summary: description } = search;
  return {
    head: { title, description, isIndexed: query.size === 0, wall: undefined },
    breadcrumb: [
      { name, href: pathOf(hotelsRoute, language) },
      { name: search.name, href: findRoomPath(language) },
    ],
    section: 'hotels',
  };
}
