import { openAwake } from '../support/awake.js';
import { expect, test } from '../support/shop.js';

test('a first visit opens / in its language from then on', async ({ page }) => {
  await openAwake(page, '/pt/');
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/pt/');
});
