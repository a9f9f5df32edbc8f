import { cartCount, type PageView } from '@shop/ports/screens';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { browserBff } from '../../../shop/bff.js';
import { pageKey } from '../../../shop/page-key.js';
import { cartCountKey } from './use-live-shop.js';

/** Asks for the cart once: the first page may show what the cookie says of it. */
export function useCartNow(first: PageView): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (first.visitor.cartCount) void settle(first, queries);
  }, [first, queries]);
}

async function settle(first: PageView, queries: QueryClient): Promise<void> {
  const now = await browserBff.show(cartCount, { path: first.frame.path }).catch(() => undefined);
  if (now?.count === undefined) return;
  // A count that came meanwhile is newer. A needless change would drop parts that still sleep.
  if (now.count !== first.visitor.cartCount)
    queries.setQueryData<number>(cartCountKey, (known) => known ?? now.count);
  if (now.currency !== first.frame.currency.code)
    void queries.invalidateQueries({ queryKey: [pageKey] });
}
