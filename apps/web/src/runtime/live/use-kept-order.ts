import type { PageView } from '@shop/ports/screens';
import { useEffect } from 'react';
import { keepOrder } from './register-worker.js';

/** An order that was paid can be read again offline; it is kept anew whenever it changes (U59). */
export function useKeptOrder({ screen, view, frame }: PageView): void {
  const isKept = screen === 'order' && view.state === 'confirmed' && navigator.onLine;
  const { path } = frame;
  useEffect(() => {
    if (isKept) void keepOrder(path);
  }, [isKept, path, view]);
}
