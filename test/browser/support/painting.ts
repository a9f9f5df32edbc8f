import type { Page } from '@playwright/test';

/** What the browser noted of the page's painting since it was opened. */
export interface Painting {
  /** How much the page moved by itself, as the browser scores it. */
  readonly shift: number;
  /** The largest thing that was painted waited until it was scrolled to. */
  readonly isLargestLazy: boolean | undefined;
}

interface Noted extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly element: Element | null;
}

/** Reads a page from its first painting on; to be called before it is opened. */
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
  // A frame more: what was painted last is noted after it.
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { readPainting: () => Painting }).readPainting(); // as: put there above
    });
}
