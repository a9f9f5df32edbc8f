import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const everyMs = 2000;
/** A reply may take longer than the pause: it is waited for. */
const oneAtATime = { cancelRefetch: false };
const giveUpAfterMs = 60_000;

/** Reloads the page's data every 2 s for a minute; returns true once that minute has passed. */
export function useConfirming(isConfirming: boolean): boolean {
  const queries = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isConfirming) return;
    const poll = setInterval(() => {
      void queries.refetchQueries({ queryKey: ['page'], type: 'active' }, oneAtATime);
    }, everyMs);
    const end = setTimeout(() => {
      clearInterval(poll);
      setIsLate(true);
    }, giveUpAfterMs);
    return () => {
      clearInterval(poll);
      clearTimeout(end);
    };
  }, [isConfirming, queries]);
  return isLate;
}

const awaitEveryMs = 30_000;

/** While a transfer is pending, reloads the data of a visible page every 30 s. */
export function useAwaiting(isAwaiting: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isAwaiting) return;
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible')
        void queries.refetchQueries({ queryKey: ['page'], type: 'active' }, oneAtATime);
    }, awaitEveryMs);
    return () => clearInterval(poll);
  }, [isAwaiting, queries]);
}
