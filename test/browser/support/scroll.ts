import type { Page } from '@playwright/test';

/** Scrolls as somebody reads, screen by screen, so that what waits for that is asked for. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      // What watches the screen is told after the first of them, and has acted by the second.
      await painted();
      await painted();
    }
  });
