import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useShop } from '../../shop/shop.js';
import type { Funnel } from './funnel.js';
import { whoLooks } from './who-looks.js';

/** Reports funnel steps; the code loads after consent (docs/rules/funnel.md). */
export function useFunnel(isAllowed: boolean): void {
  const { bff } = useShop();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const funnel = useRef<Promise<Funnel>>(undefined);
  useEffect(() => {
    if (!isAllowed) return;
    // If the code fails to load, nothing is reported.
    funnel.current ??= import('./funnel.js').then((code) => new code.Funnel(bff, whoLooks));
    const told = (step: (of: Funnel) => void) => void funnel.current?.then(step, () => undefined);
    told((of) => of.arrive(pathname));
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin) told((of) => of.press(link.pathname, pathname));
    };
    const stop = queries.getQueryCache().subscribe((event) => {
      if (isChange(event)) told((of) => of.change(pathname));
    });
    document.addEventListener('click', press, true);
    return () => {
      stop();
      document.removeEventListener('click', press, true);
    };
  }, [isAllowed, pathname, bff, queries]);
}

/** The cache changed because of a visitor's action, not a page load. */
const isChange = (event: QueryCacheNotifyEvent): boolean =>
  event.type === 'updated' &&
  (event.action.type === 'invalidate' ||
    (event.action.type === 'success' && !!event.action.manual));
