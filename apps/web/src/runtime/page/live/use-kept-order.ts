import { isPageOf, orderScreen, type PageView } from '@shop/ports/screens';
import { useEffect } from 'react';

/** Asks the worker to keep the page of an order, to be read without a connection. */
async function keepOrder(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepOrder: new URL(path, location.origin).pathname });
}

/** An order that was paid can be read again offline; it is kept anew whenever it changes. */
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
