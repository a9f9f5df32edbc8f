import type { BuyView } from '@shop/ports/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageKey } from '../../../shop/page-key.js';
import { isWide } from '../../../shop/wide.js';

/** The document came with one month; where two have room, the page is asked for with both. */
export function useSecondMonth({ calendar: { months } }: BuyView): void {
  const queries = useQueryClient();
  const isAlone = months.length === 1;
  useEffect(() => {
    if (isAlone && isWide()) void queries.invalidateQueries({ queryKey: [pageKey] });
  }, [isAlone, queries]);
}
