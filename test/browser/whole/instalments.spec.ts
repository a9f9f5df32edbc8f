import { openAwake } from '../support/awake.js';
import { expect, test } from '../support/shop.js';
import { english } from '../support/tongues.js';

test('offers instalments in the cart after consent, and never at the checkout', async ({
  page,
  begin,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/instalments/')) asked.push(new URL(request.url()).pathname);
  });
  const offer = page.locator('[data-up-price-value]');
  await begin(english).fill();
  await openAwake(page, english.cart);
  await expect(offer).toHaveCount(1);
  await expect(offer).toBeEmpty();
  expect(asked).toEqual([]);
  await page.locator('button[name=choice][value=all]').first().click();
  await expect(offer).toHaveText(/^or from \$[\d,.]+\u00a0USD a month/);
  await page.goto(english.checkout);
  await expect(page.locator('form[action="/api/checkout"]')).toBeVisible();
  await expect(page.locator('#instalment-widget, [data-up-price-value]')).toHaveCount(0);
});
