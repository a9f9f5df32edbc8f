import '../../../../generated/theme.css';
import type { PageView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageKey, type Shown } from '../../../shop/page-key.js';
import { ShopContext } from '../../../shop/shop.js';
import { translatorOf } from '../../../shop/texts.js';
import { ErrorBoundary } from './error-boundary.js';
import { LivePage } from './live-page.js';
import { useCartNow } from './use-cart-now.js';
import { cartCountKey, useLiveShop } from './use-live-shop.js';

export function LiveApp({ first }: { first: PageView }) {
  const { shop, Toasts } = useLiveShop();
  const queries = useQueryClient();
  useEffect(() => keepCount(queries), [queries]);
  useCartNow(first);
  useEffect(() => {
    // A page from the back/forward cache may be out of date (docs/rules/cart.md#count).
    const refresh = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queries.invalidateQueries({ queryKey: ['page'] });
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [queries]);
  // Runs after the other effects of the frame, whose parts respond from now on. `MainPart` and late
  // parts each signal their own hydration.
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

/** Every page that loads brings a new cart count. */
function keepCount(queries: ReturnType<typeof useQueryClient>): () => void {
  return queries.getQueryCache().subscribe((event) => {
    const { type, query } = event;
    // Invalidated or manually written pages carry an old count.
    const isNew = type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (!isNew || query.queryKey[0] !== pageKey) return;
    const shown = query.state.data as Shown | undefined; // as: what pageQuery keeps under its key
    if (shown?.kind === 'page') queries.setQueryData(cartCountKey, shown.page.visitor.cartCount);
  });
}
