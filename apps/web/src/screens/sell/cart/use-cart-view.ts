import type { CartView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageKey, type Shown } from '../../../shop/page-key.js';

/**
 * Puts the cart that a change answered with, and its count, in the place of the one in view. What was
 * open in that one is closed. What can be taken back is offered once, so it is not kept with it.
 */
export function useCartView(): (cart: CartView, count: number) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // As pages are kept: the frame's own path leaves out what was only said once.
  const { pathname, search } = useLocation();
  return (cart, count) => {
    queries.setQueryData<Shown>([pageKey, `${pathname}${search}`], (shown) => {
      if (shown?.kind !== 'page' || shown.page.screen !== 'cart') return shown;
      const { frame } = shown.page;
      const counted = { ...frame, cart: { ...frame.cart, count } };
      const view = 'undo' in cart ? { ...cart, undo: undefined } : cart;
      return { ...shown, page: { ...shown.page, view, frame: counted } };
    });
    if (search) void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}
