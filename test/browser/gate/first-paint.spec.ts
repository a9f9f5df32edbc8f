import { atRest, awake } from '../support/awake.js';
import { hold } from '../support/hold.js';
import { notePainting } from '../support/painting.js';
import { openSettings } from '../support/panels.js';
import { expect, type Page, test } from '../support/shop.js';
import { spanish } from '../support/tongues.js';

const mostShift = 0.01;

for (const [name, path, tag] of [
  ['home page', spanish.home, '@phone'],
  ['buy page', spanish.park, '@desktop'],
  ['list', spanish.list, '@phone'],
] as const)
  test(`the ${name} does not shift when its fonts load late`, { tag }, async ({ page }) => {
    const readPainting = await notePainting(page);
    const { held, letGo } = await hold(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => held.length).toBeGreaterThan(1);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await awake(page);
    await letGo();
    await atRest(page);
    expect((await readPainting()).shift).toBeLessThanOrEqual(mostShift);
  });

test('shows the cart count in the first HTML', async ({ page, begin }) => {
  await begin().fill();
  for (const path of [spanish.home, spanish.list, spanish.tour]) {
    const html = await (await page.request.get(path)).text();
    expect(/data-cart-count=""[^>]*>(\d+)</.exec(html)?.[1]).toBe('1');
    await page.goto(path);
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
  }
});

test('is dark from the first HTML once that theme is chosen', async ({ page }) => {
  await page.goto(spanish.home);
  const light = await groundOf(page);
  const panel = await openSettings(page, spanish);
  await panel.locator('#panel-theme').selectOption('dark');
  await panel.locator('button[type=submit]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => groundOf(page)).not.toBe(light);
  const html = await (await page.request.get(spanish.tour)).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"/);
  await page.goto(spanish.tour);
  expect(await groundOf(page)).not.toBe(light);
});

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
