import { cartScreen, type CartView, isPageOf } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageKey, type Shown } from '../../../shop/page-key.js';

export type ShowCart = (cart: CartView, count: number, how?: 'closing') => void;

/**
 * Shows the cart that an action returned, with its count. An open form stays open with its choices,
 * unless its line is gone or was just saved. An undo offer is not cached.
 */
export function useCartView(): ShowCart {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // The cache key is the full URL; the frame's path omits one-time messages.
  const { pathname, search } = useLocation();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return (cart, count, how) => {
    const key = [pageKey, `${pathname}${search}`];
    const asked = { queryKey: key, exact: true };
    const shown = queries.getQueryData<Shown>(key);
    const page =
      shown?.kind === 'page' && isPageOf(cartScreen, shown.page) ? shown.page : undefined;
    const view = page && how !== 'closing' ? withOpen(page.view, cart) : cart;
    if (page) {
      const { frame } = page;
      const counted = { ...frame, cart: { ...frame.cart, count } };
      const kept = 'undo' in view ? { ...view, undo: undefined } : view;
      const next: Shown = { kind: 'page', page: { ...page, view: kept, frame: counted } };
      // A page requested before the change would arrive later and show the old cart.
      void queries.cancelQueries(asked);
      queries.setQueryData(key, next);
    } else void queries.cancelQueries(asked).then(() => queries.refetchQueries(asked));
    if (search && !openIn(view) && isHere.current)
      void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}

export const openIn = (cart: CartView) =>
  cart.kind === 'filled'
    ? [...cart.lines, ...cart.packages].find(({ editor }) => editor !== undefined)
    : undefined;

function withOpen(before: CartView, after: CartView): CartView {
  const open = openIn(before);
  if (!open || after.kind !== 'filled') return after;
  const keep = <One extends { readonly id: string }>(one: One) =>
    one.id === open.id ? { ...one, editor: open.editor } : one;
  return { ...after, lines: after.lines.map(keep), packages: after.packages.map(keep) };
}
