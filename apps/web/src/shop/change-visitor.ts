import type { VisitorView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { pageKey, type Shown } from './page-key.js';
import { useVisitor } from './visitor.js';
import { showVisitor } from './visitor-attributes.js';

/** Applies what the visitor answered or dismissed to the document and all cached pages. */
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
