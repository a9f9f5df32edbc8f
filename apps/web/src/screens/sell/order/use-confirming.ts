import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const everyMs = 2000;
const patienceMs = 60_000;

/**
 * While a payment is being confirmed, asks for the page again every two seconds, for a minute.
 * True once that minute is over: the page then says so quietly and asks no more.
 */
export function useConfirming(isConfirming: boolean): boolean {
  const queries = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isConfirming) return;
    const poll = setInterval(() => {
      void queries.refetchQueries({ queryKey: ['page'], type: 'active' });
    }, everyMs);
    const end = setTimeout(() => {
      clearInterval(poll);
      setIsLate(true);
    }, patienceMs);
    return () => {
      clearInterval(poll);
      clearTimeout(end);
    };
  }, [isConfirming, queries]);
  return isLate;
}

const awaitEveryMs = 30_000;

/** While a transfer is waited for, the page is asked for again now and then, as long as it is looked at. */
export function useAwaiting(isAwaiting: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAwaiting) return;
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible')
        void queries.refetchQueries({ queryKey: ['page'], type: 'active' });
    }, awaitEveryMs);
    return () => clearInterval(poll);
  }, [isAwaiting, queries]);
}
