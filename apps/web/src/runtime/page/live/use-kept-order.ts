import { isPageOf, orderScreen, type PageView } from '@shop/ports/screens';
import { useEffect } from 'react';

/** Asks the service worker to cache an order's page for offline use. */
async function keepOrder(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepOrder: new URL(path, location.origin).pathname });
}

/** Caches a paid order for offline use, again after each change. */
export function useKeptOrder(page: PageView): void {
  const isPaid = isPageOf(orderScreen, page) && page.view.state === 'confirmed';
  const isKept = isPaid && navigator.onLine;
  const {
    view,
    frame: { path },
  } = page;
  useEffect(() => {
    if (isKept) void keepOrder(path);
  }, [isKept, path, view]);
}
