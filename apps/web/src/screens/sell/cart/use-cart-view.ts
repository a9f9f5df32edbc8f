import type { CartView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { pageKey, type Shown } from '../../../shop/page-key.js';

/** Puts the cart that a change answered with, and its count, in the place of the one in view. */
export function useCartView(): (cart: CartView, count: number) => void {
  const queries = useQueryClient();
  // As pages are kept: the frame's own path leaves out what was only said once.
  const { pathname, search } = useLocation();
  return (cart, count) =>
    queries.setQueryData<Shown>([pageKey, `${pathname}${search}`], (shown) => {
      if (shown?.kind !== 'page' || shown.page.screen !== 'cart') return shown;
      const { frame } = shown.page;
      const counted = { ...frame, cart: { ...frame.cart, count } };
      return { ...shown, page: { ...shown.page, view: cart, frame: counted } };
    });
}
