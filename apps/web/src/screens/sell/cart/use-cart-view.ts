import { cartScreen, type CartView, isPageOf } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageKey, type Shown } from '../../../shop/page-key.js';

export type ShowCart = (cart: CartView, count: number, how?: 'closing') => void;

/**
 * Puts the cart that a change answered with, and its count, in the place of the one in view. What is
 * open in that one stays open with what was chosen in it, unless it is gone or was just saved. What
 * can be taken back is offered once, so it is not kept with it.
 */
export function useCartView(): ShowCart {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // As pages are kept: the frame's own path leaves out what was only said once.
  const { pathname, search } = useLocation();
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
      // A page that was asked for before the change would come after it, and show what was.
      void queries.cancelQueries(asked);
      queries.setQueryData(key, next);
    } else void queries.cancelQueries(asked).then(() => queries.refetchQueries(asked));
    if (search && !openIn(view))
      void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}

/** The line or package whose form is open. */
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
