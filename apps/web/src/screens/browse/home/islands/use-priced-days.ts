import { type PlannerDaysView, plannerDays } from '@shop/ports/screens';
import { useEffect, useState } from 'react';
import { useShop } from '../../../../shop/shop.js';

export interface Asked {
  product: string;
  /** The day that is chosen now. */
  chosen: string;
  path: string;
}

/** A month at a time; the one before stays in view until the next one is there. */
export function usePricedDays({ product, chosen, path }: Asked) {
  const { bff } = useShop();
  const [view, setView] = useState<PlannerDaysView>();
  const [hasFailed, setFailed] = useState(false);
  // Where it begins is what was chosen when it was opened; choosing turns no leaf.
  const [asked, setAsked] = useState({ day: chosen, month: '' });
  const [isLoading, setLoading] = useState(true);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    setLoading(true);
    bff
      .show(plannerDays, { product, path, ...asked }, { signal })
      .then((shown) => {
        setView(shown);
        setFailed(false);
      })
      .catch(() => signal.aborted || setFailed(true))
      .finally(() => signal.aborted || setLoading(false));
    return () => asking.abort();
  }, [bff, product, path, asked]);
  const turn = (month: string) => setAsked(({ day }) => ({ day, month }));
  return { view, isLoading, hasFailed, turn };
}
