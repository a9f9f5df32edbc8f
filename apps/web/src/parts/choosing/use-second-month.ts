import type { CalendarView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageKey } from '../../shop/page-key.js';
import { isWide } from '../../shop/wide.js';

/** Documents have one month; where two fit, reload the page's data with both. */
export function useSecondMonth(calendar: CalendarView | undefined): void {
  const queries = useQueryClient();
  const isAlone = calendar?.months.length === 1;
  useEffect(() => {
    if (isAlone && isWide()) void queries.invalidateQueries({ queryKey: [pageKey] });
  }, [isAlone, queries]);
}
