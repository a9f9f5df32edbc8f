import '../../../../generated/theme.css';
import type { PageView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageKey, type Shown } from '../../../shop/page-key.js';
import { ShopContext } from '../../../shop/shop.js';
import { translatorOf } from '../../../shop/texts.js';
import { ErrorBoundary } from './error-boundary.js';
import { LivePage } from './live-page.js';
import { cartCountKey, useLiveShop } from './use-live-shop.js';

/** The shop as it lives in a browser, from the page that came with the document. */
export function LiveApp({ first }: { first: PageView }) {
  const { shop, Toasts } = useLiveShop();
  const queries = useQueryClient();
  useEffect(() => keepCount(queries), [queries]);
  useEffect(() => {
    // A page from the back/forward cache is as old as when it was left (docs/rules/cart.md#count).
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queries.invalidateQueries({ queryKey: ['page'] });
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [queries]);
  // Last of the frame's effects: its parts answer from here on. `MainPart` and late parts follow, and
  // each says so by itself.
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    document.dispatchEvent(new Event('awake'));
  }, []);
  const t = translatorOf(first.frame.language).getFixedT(first.frame.language, 'frame');
  return (
    <ShopContext value={shop}>
      <ErrorBoundary first={first}>
        <LivePage first={first} />
      </ErrorBoundary>
      {Toasts && <Toasts label={t('toasts')} closeLabel={t('dismiss')} />}
    </ShopContext>
  );
}

/** Every page that comes in brings the newest count with it. */
function keepCount(queries: ReturnType<typeof useQueryClient>): () => void {
  return queries.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    // A page that is only marked as old, or written over by hand, has yesterday's count.
    const isNew = type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (!isNew || query.queryKey[0] !== pageKey) return;
    const shown = query.state.data as Shown | undefined; // as: what pageQuery keeps under its key
    if (shown?.kind === 'page') queries.setQueryData(cartCountKey, shown.page.visitor.cartCount);
  });
}
