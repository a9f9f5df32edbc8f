import type { Page } from '@playwright/test';

/** Scrolls as somebody reads, screen by screen, so that what waits for that comes. */
export const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const rest = () => new Promise((resolve) => setTimeout(resolve, 60));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await rest();
    }
  });
