import type { Page } from '@playwright/test';

/** Scrolls screen by screen, so that lazy content loads. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      // Observers run after the first frame and have acted by the second.
      await painted();
      await painted();
    }
  });
