import type { SearchEventForm } from '@shop/ports/forms';
import { searchEvents, type SearchHitView, type SearchView } from '@shop/ports/screens';
import { useEffect, useEffectEvent } from 'react';
import { track } from '../../../shop/analytics.js';
import { useVisitor } from '../../../shop/visitor.js';

/** Told in passing, also by a page that is being left; what comes of it is nobody's concern here. */
const tell = (event: SearchEventForm): void =>
  void fetch(`/api${searchEvents.path}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Requested-By': 'taquilla' },
    body: JSON.stringify(event),
  }).catch(() => undefined);

type Asked = Pick<SearchView, 'query' | 'attributionToken'>;
export type Taken = Pick<SearchHitView, 'href' | 'document'>;

/**
 * Statistics of a search: that it was made, and what was taken of it. Nothing is told without
 * consent, nor of results of our own index, which carry no token.
 */
export function useTold({ query, attributionToken }: Asked, path: string) {
  const isAgreed = useVisitor().consent?.includes('analytics') ?? false;
  const token = isAgreed ? attributionToken : undefined;
  const tellSearch = useEffectEvent((of: string) => {
    track({ event: 'search', attributionToken: of, position: 0 });
    tell({ query, position: 0, attributionToken: of, path });
  });
  useEffect(() => {
    if (token !== undefined) tellSearch(token);
  }, [token, query]);
  return ({ href, document }: Taken, position: number): void => {
    if (token === undefined) return;
    track({ event: 'select_result', page: href, attributionToken: token, position });
    tell({ query, document, position, attributionToken: token, path });
  };
}
