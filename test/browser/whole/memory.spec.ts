import { openAwake } from '../support/awake.js';
import { expect, test } from '../support/shop.js';

test('the first visit sets the language in which / opens from then on', async ({ page }) => {
  await openAwake(page, '/pt/');
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/pt/');
});
