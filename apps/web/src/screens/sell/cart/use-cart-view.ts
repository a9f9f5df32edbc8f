import type { CartView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import type { Shown } from '../../../shop/page-key.js';

/** Puts the cart that a change answered with, and its count, in the place of the one in view. */
export function useCartView(path: string): (cart: CartView, count: number) => void {
  const queries = useQueryClient();
  return (cart, count) =>
    queries.setQueryData<Shown>(['page', path], (shown) => {
      if (shown?.kind !== 'page' || shown.page.screen !== 'cart') return shown;
      const { frame } = shown.page;
      const counted = { ...frame, cart: { ...frame.cart, count } };
      return { ...shown, page: { ...shown.page, view: cart, frame: counted } };
    });
}
