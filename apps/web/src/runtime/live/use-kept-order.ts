import type { PageView } from '@shop/ports/screens';
import { useEffect } from 'react';

/** Asks the worker to keep the page of an order, to be read without a connection. */
async function keepOrder(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ keepOrder: new URL(path, location.origin).pathname });
}

/** An order that was paid can be read again offline; it is kept anew whenever it changes (U59). */
export function useKeptOrder({ screen, view, frame }: PageView): void {
  const isKept = screen === 'order' && view.state === 'confirmed' && navigator.onLine;
  const { path } = frame;
  useEffect(() => {
    if (isKept) void keepOrder(path);
  }, [isKept, path, view]);
}
