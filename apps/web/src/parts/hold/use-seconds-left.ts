import { useSyncExternalStore } from 'react';

/** What ends so many seconds after it was written. */
interface Ending {
  readonly secondsLeft: number;
}

/**
 * When each hold ends, on the clock of this document, which runs evenly and which nobody sets. A
 * view that was kept and is shown again has its end from when it first came.
 */
const ends = new WeakMap<Ending, number>();

function endOf(hold: Ending, writtenAt: number): number {
  const end = ends.get(hold) ?? writtenAt + hold.secondsLeft * 1_000;
  ends.set(hold, end);
  return end;
}

/** A whole second stays one, though sums of such clocks are a little off. */
const blurMs = 1;

function secondsOf(hold: Ending): number {
  const now = performance.now();
  return Math.max(0, Math.ceil((endOf(hold, now) - now - blurMs) / 1_000));
}

/**
 * The server wrote the page when its response began. The worker adds `data-kept-ms`: how long ago it
 * stored a page that is read offline.
 */
function seenAsHtml(hold: Ending): undefined {
  if (typeof document === 'undefined') return;
  const [came] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // as: of that type
  const keptMs = Number(document.documentElement.dataset['keptMs'] ?? 0);
  endOf(hold, (came?.responseStart ?? performance.now()) - keptMs);
}

/** Each second, and at once when the page is looked at again, out of the browser's own cache too. */
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

/** How long a hold still lasts; `undefined` until the page's code counts (docs/rules/cart.md#clock). */
export const useSecondsLeft = (hold: Ending): number | undefined =>
  useSyncExternalStore(
    watchTime,
    () => secondsOf(hold),
    () => seenAsHtml(hold),
  );
