import type { VisitorView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { pageKey } from '../shop/page-key.js';
import type { Shown } from '../runtime/live/page-query.js';
import { showVisitor } from '../runtime/live/show-head.js';
import { useVisitor } from './visitor.js';

/** Notes what a visitor just answered or closed: on the document, and on all pages that are kept. */
export function useChangeVisitor(): (change: Partial<VisitorView>) => void {
  const visitor = useVisitor();
  const queries = useQueryClient();
  return (change) => {
    showVisitor({ ...visitor, ...change });
    queries.setQueriesData<Shown>({ queryKey: [pageKey] }, (shown) =>
      shown?.kind === 'page'
        ? { kind: 'page', page: { ...shown.page, visitor: { ...shown.page.visitor, ...change } } }
        : shown,
    );
  };
}
