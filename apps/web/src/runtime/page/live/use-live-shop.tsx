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

/** Only a change makes a live region speak, so clear it first. */
function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = text));
}

/** The browser's `Shop`; `Toasts` is set once the first toast has loaded its code. */
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
        // If the toast code fails to load, screen readers still get the text.
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
