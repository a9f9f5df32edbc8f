import { hotelsRoute, pathOf } from '@shop/domain';
import type { HotelsPageText } from '@shop/ports/backends';
import type { Around, PageQuestion } from '../../../screen/screen-handler.js';
import { findRoomPath } from './stay-links.js';

/** The plain page is one to be found by others; a search is somebody's own. */
export function findRoomHead(
  { visitor: { language }, query }: PageQuestion,
  { name, search }: HotelsPageText,
): Around {
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
