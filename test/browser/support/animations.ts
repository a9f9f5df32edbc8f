import type { Page } from '@playwright/test';

/** Plays every animation that has an end to it, so that what is measured has come to rest. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
