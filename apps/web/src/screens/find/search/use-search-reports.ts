import type { SearchEventForm } from '@shop/ports/forms';
import { searchEvents, type SearchHitView, type SearchView } from '@shop/ports/screens';
import { useEffect, useEffectEvent } from 'react';
import { track } from '../../../shop/analytics.js';
import { useVisitor } from '../../../shop/visitor.js';

/** Sends without waiting, also while the page unloads; failures do not matter. */
const report = (event: SearchEventForm): void =>
  void fetch(`/api${searchEvents.path}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', 'X-Requested-By': 'taquilla' },
    body: JSON.stringify(event),
  }).catch(() => undefined);

type Asked = Pick<SearchView, 'query' | 'attributionToken'>;
export type Taken = Pick<SearchHitView, 'href' | 'document'>;

/** Reports a search and the chosen result, with consent and only for results with a token. */
export function useSearchReports({ query, attributionToken }: Asked, path: string) {
  const isAgreed = useVisitor().consent?.includes('analytics') ?? false;
  const token = isAgreed ? attributionToken : undefined;
  const reportSearch = useEffectEvent((of: string) => {
    track({ event: 'search', attributionToken: of, position: 0 });
    report({ query, position: 0, attributionToken: of, path });
  });
  useEffect(() => {
    if (token !== undefined) reportSearch(token);
  }, [token, query]);
  return ({ href, document }: Taken, position: number): void => {
    if (token === undefined) return;
    track({ event: 'select_result', page: href, attributionToken: token, position });
    report({ query, document, position, attributionToken: token, path });
  };
}
