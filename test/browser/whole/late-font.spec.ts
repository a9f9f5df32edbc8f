import type { Page } from '@playwright/test';
import { notePainting } from '../support/painting.js';
import { expect, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

/** Delays the fonts like a slow network; Playwright's routes would bypass the cache. */
async function holdFonts(page: Page) {
  const session = await page.context().newCDPSession(page);
  const held: string[] = [];
  let isHolding = true;
  const go = (requestId: string) => session.send('Fetch.continueRequest', { requestId });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (isHolding) held.push(requestId);
    else void go(requestId);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  const letGo = async () => {
    isHolding = false;
    await Promise.all(held.map(go));
  };
  return { held, letGo };
}

/** Whether the text and a heading use their own font, not the fallback. */
const inOwnFont = (page: Page) =>
  page.evaluate(() => {
    const widthIn = (family: string, weight: string) => {
      const probe = document.createElement('span');
      probe.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 200px ${family}`;
      probe.textContent = 'Del arrecife a la selva, gjyQ 0123';
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return ['body', 'h1'].map((selector) => {
      const { fontFamily, fontWeight } = getComputedStyle(
        document.querySelector(selector) ?? document.body,
      );
      const standIns = fontFamily.slice(fontFamily.indexOf(',') + 1);
      return widthIn(fontFamily, fontWeight) !== widthIn(standIns, fontWeight);
    });
  });

test('a late font is used by the next page from its first paint', async ({ page }) => {
  const readPainting = await notePainting(page);
  const { held, letGo } = await holdFonts(page);
  await page.goto(spanish.home, { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await letGo();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await inOwnFont(page)).toEqual([false, false]);

  await page.goto(spanish.list, { waitUntil: 'load' });
  // A font that misses the first paint is never used in that document.
  expect(await inOwnFont(page)).toEqual([true, true]);
  const transfers = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize), // as: these entries are
  );
  expect(transfers.length).toBeGreaterThan(1);
  expect(transfers.every((bytes) => bytes === 0)).toBe(true);
  expect((await readPainting()).shift).toBeLessThanOrEqual(0.01);
});
