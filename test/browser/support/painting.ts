import type { Page } from '@playwright/test';

/** The browser's paint measurements since the page opened. */
export interface Painting {
  /** The cumulative layout shift. */
  readonly shift: number;
  /** Whether the largest painted element was loaded lazily. */
  readonly isLargestLazy: boolean | undefined;
}

interface Noted extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly element: Element | null;
}

/** Call this before opening the page; it observes from the first paint. */
export async function notePainting(page: Page): Promise<() => Promise<Painting>> {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    const observer = new PerformanceObserver(
      (list) => void noted.push(...(list.getEntries() as Noted[])),
    ); // as: only these are observed
    for (const type of ['layout-shift', 'largest-contentful-paint'])
      observer.observe({ type, buffered: true });
    const read = () => {
      noted.push(...(observer.takeRecords() as Noted[])); // as: only these are observed
      const largest = noted.filter(({ entryType }) => entryType.startsWith('largest')).at(-1);
      const shifts = noted.filter(
        ({ entryType, hadRecentInput }) => entryType === 'layout-shift' && !hadRecentInput,
      );
      return {
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        isLargestLazy: largest && largest.element?.getAttribute('loading') === 'lazy',
      };
    };
    Object.assign(window, { readPainting: read });
  });
  // The last paint is reported one frame later.
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { readPainting: () => Painting }).readPainting(); // as: put there above
    });
}
