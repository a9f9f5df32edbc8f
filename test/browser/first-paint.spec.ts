import { openSettings } from './support/panels.js';
import { expect, type Page, test } from './support/shop.js';
import { spanish } from './support/tongues.js';

const most = 0.01;

/** How much the page moved by itself, as the browser scores it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          readonly value: number;
          readonly hadRecentInput: boolean;
        }
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as Shift[]) if (!entry.hadRecentInput) sum += entry.value; // as: only these are observed
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 300);
      }),
  );

for (const [name, path] of [
  ['home page', spanish.home],
  ['buy page', spanish.tour],
] as const)
  test(`U58 the ${name} stays where it is while it loads`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toBeLessThanOrEqual(most);
  });

for (const [name, path] of [
  ['home page', spanish.home],
  ['buy page', spanish.park],
  ['list', spanish.list],
] as const)
  test(`the ${name} stays where it is when its fonts are late`, async ({ page }) => {
    const late: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      late.push(route.request().url());
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(late.length).toBeGreaterThan(1);
    expect(await shiftOf(page)).toBeLessThanOrEqual(most);
  });

test('counts the cart in the first HTML', async ({ page, begin }) => {
  await begin().fill();
  for (const path of [spanish.home, spanish.list, spanish.tour]) {
    const html = await (await page.request.get(path)).text();
    expect(/data-cart-count=""[^>]*>(\d+)</.exec(html)?.[1]).toBe('1');
    await page.goto(path);
    await expect(page.locator('[data-cart-count]')).toHaveText('1');
  }
});

test('is dark from the first HTML on once that was chosen', async ({ page }) => {
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
