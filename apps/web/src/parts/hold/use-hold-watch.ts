import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { pageKey } from '../../shop/page-key.js';
import { useShop } from '../../shop/shop.js';

/** Announcements by seconds left (docs/rules/cart.md#said). */
const sayings = [
  { at: 0, text: 'released.title' },
  { at: 60, text: 'said.one' },
  { at: 300, text: 'said.five' },
] as const;

/** Announces the last minutes to screen readers, each once. */
export function useSayings(left: number | undefined, t: TFunction<'hold'>): void {
  const { announce } = useShop();
  const before = useRef<number>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = left;
    if (last === undefined || left === undefined) return;
    const due = sayings.find(({ at }) => left <= at && last > at);
    if (due) announce(t(due.text));
  }, [left, announce, t]);
}

/** Above the drift of a clock, below the shortest sleep worth a request. */
const mostDriftMs = 2_000;

/**
 * Reloads the page's data after a sleep: `performance.now()` stands still while a device sleeps,
 * and the wall clock does not. A clock change looks the same, so the server decides.
 */
export function useAfterSleep(left: number | undefined): void {
  const queries = useQueryClient();
  const apart = useRef<number>(undefined);
  useEffect(() => {
    const now = Date.now() - performance.now();
    const before = apart.current ?? now;
    apart.current = now;
    if (Math.abs(now - before) > mostDriftMs)
      // Several countdowns share one request.
      void queries.invalidateQueries({ queryKey: [pageKey] }, { cancelRefetch: false });
  }, [left, queries]);
}
