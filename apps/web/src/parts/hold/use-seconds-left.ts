import { useSyncExternalStore } from 'react';

/** Ends this many seconds after the server wrote it. */
interface Ending {
  readonly secondsLeft: number;
}

/**
 * End of each hold by `performance.now()`, which clock changes do not affect. A cached view keeps
 * the end from when it first arrived.
 */
const ends = new WeakMap<Ending, number>();

function endOf(hold: Ending, writtenAt: number): number {
  const end = ends.get(hold) ?? writtenAt + hold.secondsLeft * 1_000;
  ends.set(hold, end);
  return end;
}

/** Tolerance for rounding errors in sums of timestamps. */
const blurMs = 1;

function secondsOf(hold: Ending): number {
  const now = performance.now();
  return Math.max(0, Math.ceil((endOf(hold, now) - now - blurMs) / 1_000));
}

/** Counts from the response's start. The worker adds `data-kept-ms`, the age of a cached page. */
function seenAsHtml(hold: Ending): undefined {
  if (typeof document === 'undefined') return;
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // as: its type says so
  const keptMs = Number(document.documentElement.dataset['keptMs'] ?? 0);
  endOf(hold, (came?.responseStart ?? performance.now()) - keptMs);
}

/** Every second, and at once when the page is shown again. */
function watchTime(tell: () => void): () => void {
  const ticking = setInterval(tell, 1_000);
  window.addEventListener('pageshow', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(ticking);
    window.removeEventListener('pageshow', tell);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** Seconds left of a hold; `undefined` until hydration (docs/rules/cart.md#clock). */
export const useSecondsLeft = (hold: Ending): number | undefined =>
  useSyncExternalStore(
    watchTime,
    () => secondsOf(hold),
    () => seenAsHtml(hold),
  );
