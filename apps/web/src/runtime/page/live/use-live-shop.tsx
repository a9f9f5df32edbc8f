import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserBff } from '../../../shop/bff.js';
import type { Shop } from '../../../shop/shop.js';
import { isOwnPage } from '../../../ui/app-link.js';

export const cartCountKey = ['cartCount'] as const;

interface ToastsProps {
  label: string;
  closeLabel: string;
}

/** Changing the text of a live region is what makes it speak; the same text again needs a blank. */
function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

/** The shop of a page with scripts, and the place of its toasts once one was shown. */
export function useLiveShop(): { shop: Shop; Toasts: ComponentType<ToastsProps> | undefined } {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>();
  const shop = useMemo<Shop>(
    () => ({
      bff: browserBff,
      announce,
      toast: (text, tone = 'success') => {
        const shown = import('../../../frame/islands/toasts.js').then((part) => {
          setToasts(() => part.Toasts);
          part.showToast(text, tone);
        });
        // Without the part's code the words are at least said.
        shown.catch(() => announce(text));
      },
      setCartCount: (count) => queries.setQueryData(cartCountKey, count),
      forgetPages: () => {
        queries.removeQueries({ queryKey: ['page'], type: 'inactive' });
        void queries.invalidateQueries({ queryKey: ['page'], refetchType: 'none' });
      },
      go: (href, how) => {
        if (how?.isWhole || !isOwnPage(href)) return location.assign(href);
        void navigate(href, how);
        void queries.invalidateQueries({ queryKey: ['page', href] });
      },
    }),
    [queries, navigate],
  );
  return { shop, Toasts };
}
