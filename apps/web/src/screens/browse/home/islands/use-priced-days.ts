import { type PlannerDaysView, plannerDays } from '@shop/ports/screens';
import { useEffect, useState } from 'react';
import { useShop } from '../../../../shop/shop.js';

export interface Asked {
  product: string;
  chosen: string;
  path: string;
}

/** Loads one month at a time; the previous one shows until then. */
export function usePricedDays({ product, chosen, path }: Asked) {
  const { bff } = useShop();
  const [view, setView] = useState<PlannerDaysView>();
  const [hasFailed, setFailed] = useState(false);
  // Opens at the chosen day; a later choice does not change the month.
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
