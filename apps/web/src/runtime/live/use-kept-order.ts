import { isPageOf, orderScreen, type PageView } from '@shop/ports/screens';
import { useEffect } from 'react';
import { keepOrder } from './register-worker.js';

/** An order that was paid can be read again offline; it is kept anew whenever it changes (U59). */
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
