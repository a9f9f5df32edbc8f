import { allCombinations, languageLeft, pairwise } from '../support/combinations.js';
import { everyPage } from '../support/every-page.js';
import { findingsOfWidth } from '../support/look-at.js';
import { expect, test } from '../support/shop.js';

test.use({ javaScriptEnabled: false });

// In the language that `pages.spec.ts` leaves out.
test('every kind of page is readable and fits the narrowest phone', async ({ page, baseURL }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const all = allCombinations(await everyPage(baseURL ?? ''));
  const chosen = pairwise(all);
  const listed = new Map(
    all
      .map(({ page: shown }) => shown)
      .filter(({ isListed }) => isListed)
      .map((one) => [one.kind, one]),
  );
  expect(listed.size).toBeGreaterThan(15);
  for (const { kind, paths } of listed.values()) {
    const path = paths[languageLeft(kind, chosen)];
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main h2').filter({ visible: false }), path).toHaveCount(0);
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(200);
    await page.goto(`${path}#settings`);
    await expect(page.locator('footer #settings form'), path).toBeVisible();
    expect(await findingsOfWidth(page), path).toEqual([]);
  }
});
