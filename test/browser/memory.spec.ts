import { expect, test } from './support/shop.js';
import { tongues } from './support/tongues.js';

for (const { home, name } of tongues)
  test(`a first visit in ${name} opens / in it from then on`, async ({ page }) => {
    await page.goto(home);
    await expect
      .poll(() => page.evaluate(() => document.cookie))
      .toContain(`__Host-language=${home.slice(1, 3)}`);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe(home);
  });
